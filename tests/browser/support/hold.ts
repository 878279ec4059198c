import type { Page } from '@playwright/test';

/** Requests to these addresses wait until the test lets them through. */
export async function hold(page: Page, addresses: string) {
  let letThrough = (_how: 'continue' | 'abort' = 'continue') => {};
  const held = new Promise<'continue' | 'abort'>((resolve) => {
    letThrough = (how = 'continue') => resolve(how);
  });
  await page.route(addresses, async (route) => route[await held]());
  return letThrough;
}
