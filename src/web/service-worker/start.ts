import { navigationEvents } from '#web/lib/navigation-events.ts';
import { serviceWorkerPath } from '#web/service-worker/offline-stores.ts';
import { tellServiceWorker } from '#web/service-worker/tell-service-worker.ts';

/** Starts the service worker and tells it of the pages that a visitor goes to without loading them. */
function startServiceWorker(): void {
  void navigator.serviceWorker.register(serviceWorkerPath);
  let { pathname } = window.location;
  const onNavigation = () => {
    if (window.location.pathname === pathname) return;
    ({ pathname } = window.location);
    void tellServiceWorker({ kind: 'visited', path: pathname });
  };
  for (const name of navigationEvents) window.addEventListener(name, onNavigation);
}

// Without https there is none.
if ('serviceWorker' in navigator) startServiceWorker();
