import { navigationEvents } from '#web/lib/navigation/navigation.ts';
import { serviceWorkerPath, messageServiceWorker } from '#web/service-worker/offline-stores.ts';

function startServiceWorker(): void {
  void navigator.serviceWorker.register(serviceWorkerPath);
  let { pathname } = window.location;
  const onNavigation = () => {
    if (window.location.pathname === pathname) return;
    ({ pathname } = window.location);
    void messageServiceWorker({ kind: 'visited', path: pathname });
  };
  for (const name of navigationEvents) window.addEventListener(name, onNavigation);
}

// Needs https.
if ('serviceWorker' in navigator) startServiceWorker();
