import type { Locator, Page, Route } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) shifts.push(shift.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** In the three digits that every tool reports. */
function cumulativeShift(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: number[] };
    return shifts.reduce((sum, value) => sum + value, 0).toFixed(3);
  });
}

async function expectPicturesLoaded(place: Locator): Promise<void> {
  const pictures = place.locator('img');
  await expect
    .poll(() =>
      pictures.evaluateAll((images: HTMLImageElement[]) => images.every(({ complete }) => complete)),
    )
    .toBe(true);
}

test('an empty site is complete and says what is missing, and its hero leads to each part', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Billy – Singer. Songwriter. Creator.');
  await expect(page.getByRole('heading', { level: 1, name: 'Billy' })).toBeVisible();
  await expect(page.getByText('Singer. Songwriter. Creator.')).toBeVisible();

  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Music', 'Videos', 'About Billy', 'Get In Touch']);
  await expect(
    page.getByText("Check out Billy's latest videos and behind-the-scenes content."),
  ).toBeVisible();
  await expect(page.getByText('For bookings, collaborations, or just to say hello!')).toBeVisible();
  const sections = await page.locator('main section[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(sections).toEqual(['home', 'music', 'videos', 'about', 'contact']);

  await expect(page.locator('#music')).toContainText('No music releases available yet. Check back soon!');
  await expect(page.getByText('Latest Songs')).toHaveCount(0);
  await expect(page.getByText('No videos available yet. Check back soon!')).toBeVisible();
  await expect(page.getByText('No images available in the gallery yet.')).toBeVisible();
  await expect(page.getByText('Tallahassee-based singer-songwriter')).toBeVisible();
  await expect(page.getByText('See All Videos')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Follow on TikTok' })).toHaveAttribute(
    'href',
    'https://www.tiktok.com/@billy',
  );
  await expect(page.getByText(`© ${new Date().getFullYear()} Billy. All rights reserved.`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Watch Videos' }).click();
  await expect(page).toHaveURL('/#videos');
  await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeInViewport();
  await page.goto('/');
  await page.getByRole('link', { name: 'Listen Now' }).click();
  await expect(page).toHaveURL('/#music');
  await expect(page.getByRole('heading', { name: 'Music', exact: true })).toBeInViewport();
});

test.describe('with a featured photo', () => {
  test.use({ content: { photos: [{ title: 'On stage', featured: true }, {}] } });

  test('the hero shows it, asked for in the head before anything else', async ({ page, site }) => {
    await page.goto('/');
    const picture = page.locator('#home').getByRole('img', { name: 'On stage' });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
    await expect(picture).toHaveAttribute('loading', 'eager');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    const html = await (await page.request.get(site.url)).text();
    const preload = /<link rel="preload" as="image"[^>]+>/.exec(html.slice(0, html.indexOf('</head>')))?.[0];
    expect(preload).toContain('imagesrcset="/uploads/photo-320.avif 320w');
    const preloaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ initiatorType, name }) => initiatorType === 'link' && name.includes('/uploads/'))
        .map(({ name }) => name),
    );
    const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(preloaded, 'what was asked for ahead is what is shown').toEqual([shown]);
  });
});

test.describe('a filled site', () => {
  test.use({ content: { tracks: 120, videos: 120, photos: 60 } });

  test('moves nothing on the first screen while it comes alive', async ({ page }) => {
    await recordShifts(page);
    for (const path of ['/', '/music', '/videos']) {
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 850 });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await cumulativeShift(page), `${path} at ${width} px`).toBe('0.000');
      }
    }
  });

  test('shows six of each and three more at a time, and moves nothing while it loads @core', async ({
    page,
  }) => {
    await recordShifts(page);
    await page.goto('/');
    const videos = page.locator('#videos');
    await expect(videos.getByRole('heading', { level: 3 })).toHaveCount(7);
    await expect(videos.getByRole('heading', { level: 3 }).first()).toHaveText('Video 120');
    await expect(videos.getByRole('listitem').first()).toContainText('Video 119');
    await expect(videos.getByRole('link', { name: 'See All Videos' })).toHaveAttribute('href', '/videos');

    for (const section of ['music', 'videos', 'about', 'contact']) {
      await page.locator(`#${section}`).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 600);
      await expectPicturesLoaded(page.locator(`#${section}`));
    }
    expect(await cumulativeShift(page)).toBe('0.000');

    await videos.getByRole('button', { name: 'View More Videos' }).click();
    await expect(videos.getByRole('listitem')).toHaveCount(9);
    await expect(videos.getByRole('listitem').nth(6).getByRole('button')).toBeFocused();
    const photos = page.locator('#about').getByRole('listitem');
    await expect(photos).toHaveCount(6);
    await page.locator('#about').getByRole('button', { name: 'Load More' }).click();
    await expect(photos).toHaveCount(9);

    await test.step('phones have See All below the list', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const seeAll = await videos.getByRole('link', { name: 'See All Videos' }).boundingBox();
      const lastCard = await videos.getByRole('listitem').last().boundingBox();
      expect(seeAll?.y).toBeGreaterThan(lastCard?.y ?? Infinity);
      await videos.getByRole('link', { name: 'See All Videos' }).click();
      await expect(page.getByRole('heading', { name: 'All Videos' })).toBeVisible();
    });
  });

  test('has the next ones ready at every press, and never shows that it is loading', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        for (const sign of document.querySelectorAll('[data-skeleton], .animate-spin'))
          seen.push(sign.outerHTML);
      }).observe(document.body, { childList: true, subtree: true });
    });
    for (const [section, name] of [
      ['music', 'Load More'],
      ['videos', 'View More Videos'],
      ['about', 'Load More'],
    ] as const) {
      const items = page.locator(`#${section} li`);
      // Twice past what was loaded ahead.
      for (let count = 9; count <= 21; count += 3) {
        await page.locator(`#${section}`).getByRole('button', { name }).click();
        await expect(items).toHaveCount(count);
      }
    }
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });
});

test.describe('when the server is slow or failing', () => {
  test.use({ content: { tracks: 3, videos: 3, photos: 3 } });

  test('skeletons and a spinner hold the places until the answers come', async ({ page }) => {
    await page.goto('/thanks');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/(tracks|videos|about)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page.locator('#videos [data-skeleton]')).toHaveCount(6);
    await expect(page.locator('#about [data-skeleton]')).toHaveCount(3);
    await expect(page.locator('#home').getByText('Loading the picture…')).toBeAttached();
    answer();
    await expect(page.locator('#videos [data-skeleton]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Video 3' })).toBeVisible();
    await expect(page.locator('#home').getByText('Loading the picture…')).toHaveCount(0);
  });

  test('every part that cannot load says so, and the rest stands', async ({ page, complaints }) => {
    await page.goto('/thanks');
    const failing = /\/api\/(tracks|videos|about|artist)/;
    const fail = (route: Route) => route.fulfill({ status: 500, json: { message: 'Something went wrong' } });
    await page.route(failing, fail);
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page.getByText('Failed to load videos. Please try again later.')).toBeVisible();
    await expect(page.getByText('Failed to load images. Please try again later.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Billy' })).toBeVisible();
    await expect(page.locator('#home').getByText('Loading the picture…')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();

    await page.unroute(failing);
    await page.locator('#videos').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Video 3' })).toBeVisible();
    await expect(page.locator('#videos')).toBeFocused();
    await page.locator('#about').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.locator('#about').getByRole('listitem')).toHaveCount(3);
    await page.locator('#music').getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Latest Songs' })).toContainText('Song 3');

    await page.goto('/thanks');
    await page.route(failing, fail);
    await page.evaluate(() => history.pushState(null, '', '/videos'));
    await expect(page.getByText('Failed to load videos. Please try again later.')).toBeVisible();
    await page.unroute(failing);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('row')).toHaveCount(4);
    // The browser itself notes every 500.
    const others = complaints.splice(0).filter((text) => !text.includes('500 (Internal Server Error)'));
    expect(others).toEqual([]);
  });
});

test.describe('the hero on a phone', () => {
  const focus = { x: 0.2, y: 0.3 };
  const picture = { width: 2400, height: 1600, thumbhash: null, animated: false, focus };
  test.use({ content: { photos: [{ title: 'On stage', featured: true, picture }] } });

  test('keeps the picture clear and shows what is in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const photo = page.locator('#home').getByRole('img', { name: 'On stage' });
    await expect(photo).toHaveCSS('object-position', '20% 30%');
    const masked = await photo.evaluate((image) => {
      let element: Element | null = image;
      while (element && getComputedStyle(element).maskImage === 'none') element = element.parentElement;
      return element?.outerHTML ?? null;
    });
    expect(masked, 'nothing fades the picture into the page').toBeNull();
    await expect(page.getByRole('link', { name: 'Listen Now' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
  });
});
