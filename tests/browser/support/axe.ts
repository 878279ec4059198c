import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from '#tests/browser/support/fixtures.ts';

/** No rule of WCAG 2 A/AA or of axe's best practices is broken on the page, or in the part of it. */
export async function expectAccessible(part: Page | Locator): Promise<void> {
  const page = pageOf(part);
  await waitForAnimations(page);
  await injectAxe(page);
  const element = 'page' in part ? part : part.locator(':root');
  const violations = await element.evaluate(
    async (root, options) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const results = await checker.run(root, options);
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      );
    },
    // Listing all passes would take half as long again.
    { resultTypes: ['violations' as const] },
  );
  const theme = await page.evaluate(() =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  );
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(violations, `${page.url()}, ${theme}, at ${width} px`).toEqual([]);
}

/** As the button in the header does, which a dialog may cover. */
export const showTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((isDark) => {
    document.documentElement.classList.toggle('dark', isDark);
  }, theme === 'dark');

const pageOf = (part: Page | Locator): Page => ('page' in part ? part.page() : part);

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The script is larger than all of the site's own: each page loads it once. */
async function injectAxe(page: Page): Promise<void> {
  const script = await readFile(axeScript, 'utf8');
  for (const frame of page.frames()) {
    try {
      await frame.waitForLoadState();
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script);
    } catch (error) {
      // A preview frame may be replaced by the next one.
      if (!frame.isDetached()) throw error;
    }
  }
}

/**
 * An element that fades in does not have its final colours yet. Several rounds: a colour inherited from an element that
 * fades itself starts a new transition with each step.
 */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // Bounded: the player may animate as long as a song plays.
    for (let round = 0; round < 10 && running().length > 0; round += 1)
      await Promise.allSettled(running().map(({ finished }) => finished));
  });
}
