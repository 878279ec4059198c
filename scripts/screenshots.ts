import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoOwner } from '#server/demo/demo-owner.ts';
import { apiPaths, itemPath, pagePaths } from '#shared/primitives/addresses.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { requireChromium } from '#scripts/chromium.ts';
import { startDemoSite } from '#scripts/demo-site.ts';

/**
 * npm run screenshots: takes the pictures of the README again, from this build and the demo. Look at each before you
 * commit it.
 */

const FOLDER = 'docs/pictures';
const QUALITY = 86;
const PICTURE_TIMEOUT_MS = 20_000;

const desk = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

type Picture = {
  theme: 'light' | 'dark';
  screen: typeof desk;
  show: (page: Page) => Promise<void>;
};

const pictures: Record<string, Picture> = {
  'home-light': { theme: 'light', screen: desk, show: openHome },
  'home-dark-phone': { theme: 'dark', screen: phone, show: openHome },
  'home-dark': { theme: 'dark', screen: desk, show: openPhotos },
  'player-dark': { theme: 'dark', screen: desk, show: playTrack },
  dashboard: { theme: 'light', screen: desk, show: openLibrary },
};

async function openHome(page: Page): Promise<void> {
  await page.goto(pagePaths.home);
}

async function openPhotos(page: Page): Promise<void> {
  await openHome(page);
  await untilHydrated(page);
  await scrollTo(page.getByRole('heading', { name: 'Photo Gallery' }));
}

/** Leaves some space below the header, which is fixed. */
async function scrollTo(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    scrollBy(0, element.getBoundingClientRect().top - header - 20);
  });
}

/** Now playing, with lyrics, paused in the middle of a track. */
async function playTrack(page: Page): Promise<void> {
  const releases = (await (await page.request.get(apiPaths.releases)).json()) as Release[];
  const album = releases.find(({ title }) => title === 'Salt Hours');
  if (!album) throw new Error('The demo has no album named Salt Hours');
  await page.goto(itemPath('release', album));
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Play Ferry Lights' }).first().click();
  await page.getByRole('button', { name: /^Open now playing/ }).click();
  await page.getByText('Ferry lights, ferry lights').first().waitFor();
  await page.evaluate((time) => {
    const audio = document.querySelector('audio');
    if (!audio) throw new Error('Nothing plays');
    audio.playbackRate = 0;
    audio.currentTime = time;
  }, 27);
  await page.locator('[aria-current=true]', { hasText: 'Ferry lights, ferry lights' }).waitFor();
  // No element may look hovered.
  await page.mouse.move(0, 0);
}

async function openLibrary(page: Page): Promise<void> {
  await page.request.post(apiPaths.login, { data: demoOwner });
  await page.goto(`${pagePaths.admin}?tab=manage`);
  await page.getByText('Northbound').first().waitFor();
  // The notice above the tabs is about the demo; an owner does not see it.
  await scrollTo(page.getByRole('tablist').first());
}

/** The page is drawn before its scripts run. */
async function untilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/**
 * A picture far below the viewport is lazy and never requested, so `decode()` would wait for ever. The function for the
 * page defines no named functions: tsx wraps these in a helper that the page does not have.
 */
async function untilDrawn(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const missing = await page.evaluate(async (maxMs) => {
    const inView = Array.from(document.images).filter((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    const problems = await Promise.all(
      inView.map((image) =>
        Promise.race([
          image.decode().then(
            () => null,
            () => null,
          ),
          new Promise<string>((resolve) =>
            setTimeout(resolve, maxMs, `${image.currentSrc || image.src} did not arrive in ${maxMs} ms`),
          ),
        ]),
      ),
    );
    return problems.filter((problem) => problem !== null);
  }, PICTURE_TIMEOUT_MS);
  if (missing.length > 0) throw new Error(`Pictures in view are missing:\n${missing.join('\n')}`);
}

async function take(browser: Browser, site: RunningSite, name: string, picture: Picture): Promise<void> {
  const context = await browser.newContext({
    ...picture.screen,
    baseURL: site.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript((theme) => localStorage.setItem('theme', theme), picture.theme);
  const page = await context.newPage();
  await picture.show(page);
  await untilDrawn(page);
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
  console.log(`${name}.webp, ${Math.round(size / 1024)} kB`);
  await context.close();
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const site = await startDemoSite();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
});
try {
  for (const [name, picture] of Object.entries(pictures))
    await take(browser, site, name, picture).catch((error: unknown) => {
      throw new Error(`${name}.webp could not be taken`, { cause: error });
    });
} finally {
  await browser.close();
  await site.remove();
}
