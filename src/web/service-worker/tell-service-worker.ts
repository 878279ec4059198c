import type { WorkerMessage } from '#web/service-worker/offline-stores.ts';

export async function tellServiceWorker(message: WorkerMessage): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker is no window: it has no origin to name
  active?.postMessage(message);
}
