import {
  expect,
  owner,
  pressEscape,
  test as ownSiteTest,
  testOnFilledSite as test,
} from '#tests/browser/support/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('section links scroll, stay in the address, and survive reload and Back', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Music', 'Videos', 'About', 'Contact']);
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/#about');
  const about = page.getByRole('heading', { name: 'About Billy' });
  await expect(about).toBeInViewport();
  await expect(menu.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'location');
  await page.reload();
  await expect(about).toBeInViewport();

  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/#about');
  await expect(about).toBeInViewport();

  await page.goto('/videos');
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeInViewport();
  // The jump to the section is over.
  await expect(menu.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'location');
  await page.getByRole('banner').getByRole('link', { name: 'Billy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Music' }).click();
  await expect(page.getByRole('heading', { name: 'Music', exact: true })).toBeInViewport();

  await test.step('the footer’s links are in one line on a tablet', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const tops = await footer
      .getByRole('listitem')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
    const line = await footer.getByText('All rights reserved.').boundingBox();
    expect(line?.height).toBeLessThan(30);
  });
});

test('Back jumps to where the page was left', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-hydrated]').waitFor();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const link = page.locator('#music').getByRole('link', { name: 'See All Music' }).first();
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled();
  await link.click();
  await expect(page.getByRole('heading', { name: 'All Music' })).toBeInViewport();
  await page.evaluate(() => {
    const places = new Set<number>();
    Object.assign(window, { places });
    window.addEventListener('scroll', () => places.add(Math.round(scrollY)));
  });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Billy' })).toBeAttached();
  await expect.poll(scrolled).toBe(left);
  expect(await page.evaluate(() => [...(window as unknown as { places: Set<number> }).places])).toEqual([
    left,
  ]);
});

test('on phones the menu closes after a jump, with Escape, with a tap beside it and with every page', async ({
  page,
}) => {
  await page.request.post('/api/login', { data: owner });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const openMenu = page.getByRole('button', { name: 'Open menu' });
  await expect(menu).toBeHidden();
  await openMenu.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Videos' }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Videos', exact: true })).toBeInViewport();
  await openMenu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(openMenu).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByText('Music').click({ trial: true });
  // In the margin: a tap on a control would press it too.
  await page.mouse.click(5, 800);
  await expect(menu).toBeHidden();

  await openMenu.click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/#about');
  await openMenu.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/#videos');
  await expect(menu).toBeHidden();

  for (const _visit of ['first', 'again']) {
    await openMenu.click();
    await menu.getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(menu).toBeHidden();
  }
});

test('the theme is light by default, stored, there before the first paint, and ignored in print', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  // The class must be on the document before its body exists.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      Object.assign(window, { darkBeforeBody: document.documentElement.classList.contains('dark') });
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/videos');
  expect(await page.evaluate(() => (window as unknown as { darkBeforeBody: boolean }).darkBeforeBody)).toBe(
    true,
  );

  await test.step('it prints in dark ink on white, without buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'About Billy' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Load More' }).first()).toBeHidden();
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return [style.color, style.backgroundColor];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    await page.emulateMedia({ media: 'screen' });
  });
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
});

test('an unknown address is answered with 404 and a page @core', async ({ page, complaints }) => {
  // The second looks like the address of a song.
  for (const address of ['/nowhere', '/music/999-gone']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
  }
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found – Billy');
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Billy – Singer. Songwriter. Creator.');
  expect(complaints.splice(0).every((text) => text.includes('404'))).toBe(true);
});

test('on phones section links land on their section, from wherever they are followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectLanded = (section: string) =>
    expect
      .poll(() =>
        page.evaluate((id) => {
          const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
          return top - header >= 0 && top - header <= 40 ? 'landed' : `${top - header} px below the header`;
        }, section),
      )
      .toBe('landed');

  for (const section of ['about', 'contact']) {
    await page.goto(`/#${section}`);
    await expectLanded(section);
    await page.goto('/music');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: section, exact: false }).click();
    await expectLanded(section);
  }
});

test('Back and reload return to the same place, and the next page still opens at its top, with the focus there', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const place = () => page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: 'See All Videos' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 250);
  await expect(page.locator('#videos').getByRole('listitem').first()).toBeInViewport();
  const before = await place();
  await page.getByRole('link', { name: 'See All Videos' }).click();
  await expect(page.getByRole('heading', { name: 'All Videos' })).toBeInViewport();
  expect(await place()).toBe(0);
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.reload();
  await expect.poll(place).toBe(before);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'About' }).click();
  await menu.getByRole('link', { name: 'Music' }).click();
  await expect(page.locator('#music')).toBeFocused();
  await page.goBack();
  await expect(page.locator('#about')).toBeFocused();
  await page.locator('#music').getByRole('link', { name: 'See All Music' }).click();
  await expect(page.getByRole('heading', { name: 'All Music' })).toBeInViewport();
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL('/#about');
  await page.locator('#videos').getByRole('link', { name: 'See All Videos' }).click();
  await expect(page.getByRole('heading', { name: 'All Videos' })).toBeInViewport();
  await expect(page.locator('#main')).toBeFocused();
});

test('the keyboard alone reaches and operates everything, visibly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const reached: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const inHeader = element.closest('header, [href="#main"]') !== null;
      return {
        isPage: element === document.body,
        name:
          element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || ''),
        isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
        isInSight: box.bottom > (inHeader ? 0 : header) && box.top < innerHeight,
      };
    });
    if (stop.isPage || reached.length > 200) break;
    expect(stop, `stop ${reached.length}: ${stop.name}`).toMatchObject({ isMarked: true, isInSight: true });
    reached.push(stop.name.trim());
  }
  const order = [
    'Skip to content',
    'Billy',
    'Home',
    'Contact',
    'Listen Now',
    'Watch Videos',
    'See All Videos',
    'Play Video 120',
    'View More Videos',
    'Follow on TikTok (opens in a new tab)',
    'Load More',
    'name',
    'email',
    'subject',
    'message',
    'Send Message',
  ];
  let from = -1;
  for (const name of order) {
    const place = reached.indexOf(name, from + 1);
    expect(place, `${name} comes after ${reached[from]} in ${reached.join(' | ')}`).toBeGreaterThan(from);
    from = place;
  }
  expect(reached).not.toContain('website');

  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.getByRole('button', { name: 'Play Video 119' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Video 119' })).toBeVisible();
  await pressEscape(page);
  await expect(page.getByRole('button', { name: 'Play Video 119' })).toBeFocused();
  await page.locator('#about').getByRole('button', { name: 'Load More' }).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('#about').getByRole('button', { name: 'Photo 54', exact: true })).toBeFocused();
});

ownSiteTest.describe('titles without a place to break', () => {
  const title = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const named = [{ title }, { title }, { title }];
  ownSiteTest.use({ content: { tracks: named, videos: named, photos: named } });

  ownSiteTest('stay inside the narrowest page and its dialogs', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.locator('#about').getByRole('button', { name: title }).first().click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeInViewport({
      ratio: 1,
    });
  });
});

ownSiteTest.describe('a reader on the other side of the world', () => {
  const uploadDate = '2025-12-31T20:00:00.000Z';
  ownSiteTest.use({
    timezoneId: 'Pacific/Auckland',
    content: {
      tracks: [{}, { title: 'New Year', uploadDate, featured: false }],
      videos: [{}, { title: 'Fireworks', uploadDate, featured: false }],
    },
  });

  ownSiteTest(
    'sees the dates of their own calendar, over HTML that is the same for everybody',
    async ({ page }) => {
      for (const path of ['/music', '/videos']) {
        expect(await (await page.request.get(path)).text()).toContain('Dec 31, 2025');
        await page.goto(path);
        await expect(page.getByRole('row').filter({ hasText: /New Year|Fireworks/ })).toContainText(
          'Jan 1, 2026',
        );
        await expect(page.getByText('Dec 31, 2025')).toHaveCount(0);
      }
      await page.goto('/');
      await expect(page.locator('#music')).toContainText(/(Single|EP|Album) · 2026/);
      await expect(page.locator('#music')).not.toContainText('2025');
    },
  );
});
