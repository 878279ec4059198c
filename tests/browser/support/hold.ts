import type { Page } from '@playwright/test';

type How = 'continue' | 'abort';

/** Requests to these addresses wait until the test lets them through. */
export async function hold(page: Page, addresses: string) {
  let resolve = (_how: How) => {};
  const held = new Promise<How>((settle) => {
    resolve = settle;
  });
  await page.route(addresses, async (route) => route[await held]());
  return (how: How = 'continue') => resolve(how);
}
