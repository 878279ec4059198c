import { onPathChange } from '#web/lib/navigation/on-path-change.ts';
import { serviceWorkerPath, messageServiceWorker } from '#web/service-worker/offline-stores.ts';

export function startServiceWorker(): void {
  // Needs https.
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register(serviceWorkerPath);
  onPathChange((path) => void messageServiceWorker({ kind: 'visited', path }));
}
