import { expect, type Page } from '@playwright/test';

/** What the one audio element of the site is doing. */
export const sound = (page: Page) => ({
  time: () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0),
  isPaused: () => page.evaluate(() => document.querySelector('audio')?.paused),
  file: () => page.evaluate(() => new URL(document.querySelector('audio')?.src ?? 'none:').pathname),
});

export async function expectPlaying(page: Page): Promise<void> {
  await expect.poll(sound(page).isPaused).toBe(false);
  const before = await sound(page).time();
  await expect.poll(sound(page).time).toBeGreaterThan(before);
}
