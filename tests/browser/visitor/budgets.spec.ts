import type { Page } from '@playwright/test';
import { PLAYER_KEY } from '#web/lib/playback/has-saved-player.ts';
import { CALM_AFTER_MS, LONGEST_WAIT_MS } from '#web/start/inline-scripts.ts';
import { expect, gate, testOnFilledSite as test } from '#tests/browser/support/fixtures.ts';
import { endTimers } from '#tests/browser/support/timers.ts';

/** How much a page may load before a visitor does anything: counted, never timed. */

type Shown = { place: string; drawn: number; promised: number; file: number; largest: number };

/** How wide each picture is drawn, how wide its `sizes` says it is, and which file was chosen for it. */
async function shownPictures(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images].filter(({ offsetWidth, srcset }) => offsetWidth > 0 && srcset);
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
    const widthIn = (address: string) => Number(/-(\d+)\.\w+$/.exec(address)?.[1]);
    return pictures.map((picture) => ({
      place: `${picture.closest('section')?.id ?? 'list'}: ${picture.alt}`,
      drawn: picture.offsetWidth,
      // `naturalWidth` is the width that `sizes` promised, whichever file was loaded.
      promised: picture.naturalWidth,
      file: widthIn(picture.currentSrc),
      largest: Math.max(...picture.srcset.split(', ').map((each) => widthIn(each.split(' ')[0] ?? ''))),
    }));
  });
}

for (const [width, density] of [
  [390, 3],
  [820, 2],
  [1440, 1],
] as const) {
  test.describe(`at ${width} px and ${density} dots a pixel`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor: density });

    test('every picture comes in the size it is shown in', async ({ page }) => {
      for (const path of ['/', '/music', '/videos', '/music/3']) {
        await page.goto(path);
        const pictures = await shownPictures(page);
        expect(pictures.length, path).toBeGreaterThan(0);
        for (const { place, drawn, promised, file, largest } of pictures) {
          const where = `${path}, ${place}`;
          // Below the smallest file it makes no difference.
          if (drawn * density > 320) {
            expect(promised / drawn, where).toBeGreaterThan(0.93);
            expect(promised / drawn, where).toBeLessThan(1.07);
          }
          // A larger one may be taken where it is there already.
          expect(file, where).toBeGreaterThanOrEqual(Math.min(largest, drawn * density * 0.8));
        }
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  test('only the first screen and its scripts are requested, the first picture before any script', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('[data-below="skipped"]'), 'everything is laid out by now').toHaveCount(0);
    const of = (pattern: RegExp) => asked.filter((path) => pattern.test(path));
    const named = (await page.locator('#start').getAttribute('data-scripts'))?.split(' ') ?? [];
    expect(of(/\.js$/).toSorted(), 'only what the page names').toEqual(named.toSorted());
    expect(of(/\.css$/)).toHaveLength(1);
    expect(of(/\.woff2$/)).toHaveLength(2);
    // Only the visit is sent, and the waveform may follow: the page is cached before the job that measures it is done.
    expect(of(/^\/api\/(?!tracks\/\d+$|statistics\/visits$)/), 'all of it came with the page').toEqual([]);
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(20);
    const first = (pattern: RegExp) => asked.findIndex((path) => pattern.test(path));
    expect(first(/^\/uploads\//)).toBeGreaterThan(0);
    expect(first(/^\/uploads\//)).toBeLessThan(first(/\.js$/));
  });

  test('what is further down waits for the first picture, but not longer than for a touch', async ({
    page,
  }) => {
    const { open: letThrough, opened: held } = gate();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.route('**/uploads/photo-*', async (route) => {
      await held;
      await route.continue();
    });
    // A busy machine may need the eight seconds to get here.
    await endTimers(page, LONGEST_WAIT_MS, 'never');
    const arrived = page.goto('/');
    await expect(page.locator('#start')).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('data-waits');
    const pictures = () => asked.filter((path) => /^\/(?:uploads|link-icons)\//.test(path));
    await expect.poll(pictures, { message: 'only the first one' }).toHaveLength(1);
    const isLaidOut = () =>
      page
        .locator('#contact > *')
        .first()
        .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(false);
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).not.toHaveAttribute('data-waits');
    await expect.poll(isLaidOut).toBe(true);
    await expect.poll(() => pictures().length).toBeGreaterThan(1);
    await expect.poll(pictures).toContainEqual(expect.stringMatching(/^\/link-icons\//));
    letThrough();
    await arrived;
  });

  test('the scripts come with the lower pictures, and run at a sign of the visitor', async ({ context }) => {
    /** A page that waits for a sign for ever, and what it requests. */
    const visit = async () => {
      const page = await context.newPage();
      for (const wait of [CALM_AFTER_MS, LONGEST_WAIT_MS]) await endTimers(page, wait, 'never');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const scripts = () => asked.filter((path) => path.endsWith('.js')).toSorted();
      const pictures = () => asked.filter((path) => path.startsWith('/uploads/'));
      return { page, scripts, pictures };
    };
    const namedBy = async (page: Page) =>
      ((await page.locator('#start').getAttribute('data-scripts')) ?? '').split(' ').toSorted();
    const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

    await test.step('a pointer that moves', async () => {
      const { page, scripts, pictures } = await visit();
      await page.goto('/');
      await expect.poll(scripts).toEqual(await namedBy(page));
      await expect.poll(() => pictures().length).toBeGreaterThan(1);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      await expect(page.locator('[data-below="skipped"]').first()).toBeAttached();

      await page.mouse.move(200, 300);
      await isHydrated(page);
      await expect(page.locator('[data-below="skipped"]')).toHaveCount(0);
    });
    await test.step('a wheel, which also loads what only a visitor needs', async () => {
      const { page, scripts } = await visit();
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.mouse.wheel(0, 100);
      await isHydrated(page);
      const named = await namedBy(page);
      await expect.poll(() => scripts().length).toBeGreaterThan(named.length);
    });
    await test.step('a saved player', async () => {
      const { page } = await visit();
      await page.addInitScript((key) => localStorage.setItem(key, '{}'), PLAYER_KEY);
      await page.goto('/');
      await isHydrated(page);
    });
  });

  test('a reload keeps the place', async ({ page }) => {
    await page.goto('/');
    for (const place of [1000, 3000]) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), place);
      await page.waitForLoadState('networkidle');
      const before = await page.evaluate(() => Math.round(window.scrollY));
      await page.reload({ waitUntil: 'networkidle' });
      expect(Math.abs((await page.evaluate(() => Math.round(window.scrollY))) - before)).toBeLessThan(3);
    }
  });
});
