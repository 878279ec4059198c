import type { Locator } from '@playwright/test';
import { expect, test as emptySiteTest, testOnFilledSite as test } from '#tests/browser/support/fixtures.ts';
import { movedElements, recordShifts } from '#tests/browser/support/shifts.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function expectPicturesLoaded(part: Locator): Promise<void> {
  const areComplete = () =>
    part.locator('img').evaluateAll((images: HTMLImageElement[]) => images.every(({ complete }) => complete));
  await expect.poll(areComplete).toBe(true);
}

emptySiteTest(
  'an empty site is complete, says what is missing, and its hero leads to each part',
  async ({ page }) => {
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

    await page.getByRole('link', { name: 'Watch Videos' }).click();
    await expect(page).toHaveURL('/#videos');
    await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'Listen Now' }).click();
    await expect(page).toHaveURL('/#music');
    await expect(page.getByRole('heading', { name: 'Music', exact: true })).toBeInViewport();

    for (const [path, sentence] of [
      ['/music', 'No music available yet.'],
      ['/videos', 'No videos available yet.'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(sentence)).toBeVisible();
    }
  },
);

test('the hero shows the featured photo, requested in the head, and clear on a phone', async ({
  page,
  site,
}) => {
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
  expect(preloaded, 'the preloaded picture is the one that is shown').toEqual([shown]);

  const edges = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const text = heading.parentElement;
    const edge = () => text?.parentElement?.querySelector('img')?.getBoundingClientRect().x;
    const whole = edge();
    text?.style.setProperty('display', 'none');
    const alone = edge();
    text?.style.removeProperty('display');
    return { whole, alone };
  });
  expect(edges.alone, 'a picture painted before its text is where it stays').toBe(edges.whole);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(picture).toHaveCSS('object-position', '20% 30%');
  const masked = await picture.evaluate((image) => {
    let element: Element | null = image;
    while (element && getComputedStyle(element).maskImage === 'none') element = element.parentElement;
    return element?.outerHTML ?? null;
  });
  expect(masked, 'nothing fades the picture into the page').toBeNull();
  await expect(page.getByRole('link', { name: 'Listen Now' })).toBeInViewport({ ratio: 1 });
});

test('nothing moves on the first screen while a page loads', async ({ page }) => {
  await recordShifts(page);
  for (const path of ['/', '/music', '/videos']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 850 });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await movedElements(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('shows six of each and three more at a time, without moving or showing that it loads @core', async ({
  page,
}) => {
  await recordShifts(page);
  await page.goto('/');
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const sign of document.querySelectorAll('[data-skeleton], .animate-spin'))
        seen.push(sign.outerHTML);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const videos = page.locator('#videos');
  await expect(videos.getByRole('heading', { level: 3 })).toHaveCount(7);
  await expect(videos.getByRole('heading', { level: 3 }).first()).toHaveText('Video 120');
  await expect(videos.getByRole('listitem').first()).toContainText('Video 119');

  for (const section of ['music', 'videos', 'about', 'contact']) {
    await page.locator(`#${section}`).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expectPicturesLoaded(page.locator(`#${section}`));
  }
  expect(await movedElements(page)).toEqual([]);

  for (const [section, name] of [
    ['music', 'Load More'],
    ['videos', 'View More Videos'],
    ['about', 'Load More'],
  ] as const) {
    const items = page.locator(`#${section} li`);
    await expect(items).toHaveCount(6);
    // Past the items that came with the page.
    for (let count = 9; count <= 15; count += 3) {
      await page.locator(`#${section}`).getByRole('button', { name }).click();
      await expect(items).toHaveCount(count);
      await expect(
        items
          .nth(count - 3)
          .getByRole('button')
          .first(),
      ).toBeFocused();
    }
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);

  await test.step('phones have See All below the list', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const seeAll = await videos.getByRole('link', { name: 'See All Videos' }).boundingBox();
    const lastCard = await videos.getByRole('listitem').last().boundingBox();
    expect(seeAll?.y).toBeGreaterThan(lastCard?.y ?? Infinity);
    await videos.getByRole('link', { name: 'See All Videos' }).click();
    await expect(page).toHaveURL('/videos');
    await expect(page.getByRole('heading', { name: 'All Videos' })).toBeVisible();
  });
});
