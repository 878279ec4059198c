import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoOwner } from '#server/demo/content/artist.ts';
import { apiPaths, itemPath, pagePaths } from '#shared/addresses.ts';
import type { Release } from '#shared/releases.schema.ts';
import type { RunningSite } from '#tests/support/running-site.ts';
import { requireChromium } from './chromium.ts';
import { startDemoSite } from './demo-site.ts';

/**
 * npm run screenshots: makes the pictures of the README anew, from this build and the demo. Look at each before you
 * commit it.
 */

const FOLDER = 'docs/pictures';
const QUALITY = 86;

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
  'player-dark': { theme: 'dark', screen: desk, show: playSong },
  dashboard: { theme: 'light', screen: desk, show: openLibrary },
};

async function openHome(page: Page): Promise<void> {
  await page.goto(pagePaths.home);
}

async function openPhotos(page: Page): Promise<void> {
  await openHome(page);
  await untilAlive(page);
  await scrollTo(page.getByRole('heading', { name: 'Photo Gallery' }));
}

/** As far as leaves some air below the header, which stays where it is. */
async function scrollTo(place: Locator): Promise<void> {
  await place.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    scrollBy(0, element.getBoundingClientRect().top - header - 20);
  });
}

/** A song of an album, large, with its words, standing still in the middle of them. */
async function playSong(page: Page): Promise<void> {
  const releases = (await (await page.request.get(apiPaths.releases)).json()) as Release[];
  const album = releases.find(({ title }) => title === 'Salt Hours');
  if (!album) throw new Error('The demo has no album named Salt Hours');
  await page.goto(itemPath('release', album));
  await untilAlive(page);
  await page.getByRole('button', { name: 'Play Ferry Lights' }).first().click();
  await page.getByRole('button', { name: /^Open now playing/ }).click();
  await page.getByText('Ferry lights, ferry lights').waitFor();
  await page.evaluate((time) => {
    const audio = document.querySelector('audio');
    if (!audio) throw new Error('Nothing plays');
    audio.playbackRate = 0;
    audio.currentTime = time;
  }, 22);
  await page.locator('[aria-current=true]', { hasText: 'Ferry lights, ferry lights' }).waitFor();
  // Nothing shall look pointed at.
  await page.mouse.move(0, 0);
}

async function openLibrary(page: Page): Promise<void> {
  await page.request.post(apiPaths.login, { data: demoOwner });
  await page.goto(`${pagePaths.admin}?tab=manage`);
  await page.getByText('Northbound').first().waitFor();
  // What is said above the tabs is about the demo, and not what an owner sees every day.
  await scrollTo(page.getByRole('tablist').first());
}

/** The page is drawn before its scripts have taken over. */
async function untilAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Everything that can be seen has come. */
async function untilDrawn(page: Page): Promise<void> {
  await untilAlive(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = Array.from(document.images).filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  });
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
  for (const [name, picture] of Object.entries(pictures)) await take(browser, site, name, picture);
} finally {
  await browser.close();
  await site.remove();
}
