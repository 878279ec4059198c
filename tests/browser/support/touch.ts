import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/** A finger that moves in a straight line, from the middle of a phone unless told otherwise. */
export async function swipe(page: Page, by: Partial<Point>, from: Point = { x: 195, y: 400 }): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + (by.x ?? 0) * part, y: from.y + (by.y ?? 0) * part }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (const part of [0.3, 0.6, 1])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
