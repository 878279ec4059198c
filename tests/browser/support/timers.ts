import type { Page } from '@playwright/test';

/**
 * Timers of so many milliseconds end at once or never in the page, so that no test waits or races with them. A stopped
 * clock of Playwright would also hide the navigation that the page asks for.
 */
export async function endTimers(page: Page, ms: number, when: 'at once' | 'never'): Promise<void> {
  await page.addInitScript(
    ([ms, when]) => {
      const original = window.setTimeout.bind(window);
      const changed = (handler: () => void, delay?: number, ...rest: unknown[]) => {
        if (delay === ms && when === 'never') return 0;
        return original(handler, delay === ms ? 0 : delay, ...rest);
      };
      Object.assign(window, { setTimeout: changed });
    },
    [ms, when] as const,
  );
}
