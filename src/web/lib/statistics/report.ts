/** Not in TypeScript's types yet. */
declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the owner counts, and the visitor has not asked to be left out. */
function isCounted(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator;
  return 'statistics' in document.body.dataset && !globalPrivacyControl && doNotTrack !== '1';
}

/** Sends what the statistics count, even while the page is left. Without a network it waits for one. */
export function report(address: string, counted: object): void {
  if (!isCounted()) return;
  const waitForNetwork = () =>
    window.addEventListener('online', () => report(address, counted), { once: true });
  // It is not always known that there is no network.
  if (!navigator.onLine) return waitForNetwork();
  const headers = { 'content-type': 'application/json' };
  fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(counted),
    keepalive: true,
    priority: 'low',
  }).catch(waitForNetwork);
}
