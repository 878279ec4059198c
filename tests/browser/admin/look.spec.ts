import { pageColoursOf } from '#shared/site/look/look-style.ts';
import { expectToast, openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect, pressEscape, test } from '#tests/browser/support/fixtures.ts';

test.use({ content: { tracks: 2, photos: 3 } });

test('the owner makes the site their own, and sees it before anybody else does', async ({
  page,
  browser,
}) => {
  await openDashboard(page, '?tab=upload&form=settings');
  const preview = page.frameLocator('iframe[title="The home page"]');
  await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Billy');

  await page.getByLabel('Artist Name').fill('Zoë Å');
  await page.getByLabel('Accent Colour').fill('#ffe600');
  await expect(
    page.getByText('Shown darker on light pages where that lets everybody read it.'),
  ).toBeVisible();
  await page.getByRole('radio', { name: /Songbook/ }).check();
  await page.getByRole('radio', { name: 'Your name alone' }).check();
  const sections = page.getByRole('group', { name: 'Sections of the Home Page' });
  await sections.getByRole('checkbox', { name: 'Contact' }).uncheck();
  for (const _over of ['News', 'Shows', 'Videos', 'Music'])
    await sections.getByRole('button', { name: 'Move About up' }).press('Enter');
  await expect(sections.getByRole('button', { name: 'Move About up' })).toBeFocused();
  await page.getByRole('group', { name: 'Icon and Share Picture' }).getByRole('radio').nth(2).check();

  await test.step('the preview shows all of it', async () => {
    await expect(preview.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Zoë Å');
    await expect(preview.locator('html')).toHaveAttribute('data-typeface', 'songbook');
    await expect(preview.locator('#contact')).toHaveCount(0);
    await expect(preview.locator('#about ~ #music ~ #videos')).toHaveCount(1);
    await page.getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
    await expect(preview.locator('html')).toHaveClass('dark');
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(new URL('/', page.url()).href);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Billy');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');
  // The dashboard has it at once, too.
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'songbook');
  const dashboard = page.getByRole('heading', { name: 'Admin Dashboard' });
  await expect(dashboard, 'which keeps its own type').toHaveCSS('font-family', /^"Instrument Sans"/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Zoë Å' })).toHaveCSS(
    'font-family',
    /^"Bricolage Grotesque"/,
  );

  await test.step('visitors see what was saved', async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Zoë Å');
    const menu = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(menu).toHaveText(['Home', 'About', 'Music', 'Videos']);
    await expect(visitor.getByRole('link', { name: 'Listen Now' })).toHaveCSS(
      'background-color',
      'rgb(150, 135, 6)',
    );
    await expect(visitor.getByRole('heading', { level: 1 }).locator('span').first()).toHaveCSS(
      'font-family',
      /DM Serif Display/,
    );
    await expect(visitor.locator('link[rel=icon]')).toHaveAttribute('href', '/icons/48.png');
  });
  await visitor.context().close();

  await test.step('and the original colour is one press away', async () => {
    await page.getByRole('button', { name: 'Use the original colour' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectToast(page, 'Setting Updated', 'The setting has been updated successfully.');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-typeface', 'songbook');
    await expect(page.getByRole('link', { name: 'Listen Now' })).not.toHaveCSS(
      'background-color',
      'rgb(150, 135, 6)',
    );
  });
});

test('a palette comes with its accent, and on a phone the preview is a sheet', async ({ page }) => {
  await openDashboard(page, '?tab=upload&form=settings#settings-look');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Accent Colour').fill('#ffe600');
  await page.getByRole('radio', { name: /Midnight/ }).check();
  await expect(page.getByLabel('Accent Colour')).toHaveValue('#4b3fd1');
  await page.getByRole('button', { name: 'How It Looks' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'How It Looks' });
  await sheet.getByRole('button', { name: 'Dark' }).press('Enter');
  const preview = page.frameLocator('iframe[title="The home page"]');
  const listen = preview.locator('#home a').first();
  await expect(preview.locator('html')).toHaveClass('dark');
  await expect(listen).toHaveCSS('background-color', 'rgb(246, 196, 83)');
  await pressEscape(page);
  await expect(page.getByRole('button', { name: 'How It Looks' })).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expectToast(page, 'Setting Created', 'The setting has been created successfully.');

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Listen Now' })).toHaveCSS(
    'background-color',
    'rgb(75, 63, 209)',
  );
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute(
    'content',
    pageColoursOf({ palette: 'midnight' }).light,
  );
});

test('a picture across the page reaches its edges, and Listen Now is in the first screen', async ({
  page,
}) => {
  await openDashboard(page);
  await page.request.put('/api/settings/hero_layout', { data: { value: 'wide' } });
  await page.request.put('/api/about/images/1', { data: { featured: true } });
  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const { top, left, right } = await page
      .locator('#home img')
      .first()
      .evaluate((image) => image.getBoundingClientRect().toJSON() as DOMRect);
    const header = await page.getByRole('banner').evaluate((each) => each.getBoundingClientRect().bottom);
    expect({ width, top, left, right }).toEqual({ width, top: header, left: 0, right: width });
    await expect(page.getByRole('link', { name: 'Listen Now' })).toBeInViewport({ ratio: 1 });
  }
});

test('long names fit the narrowest screen in every lettering', async ({ page }) => {
  await openDashboard(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const headers = { origin: new URL(page.url()).origin };
  const set = (key: string, value: string) =>
    page.request.put(`/api/settings/${key}`, { data: { value }, headers });
  const long = 'N'.repeat(80);
  for (const [name, typeface] of [
    ['The Brothers and Sisters of the Northern Lights', 'marquee'],
    [long, 'marquee'],
    [long, 'songbook'],
    [long, 'concert'],
    [long, 'poster'],
    [long, 'studio'],
  ] as const) {
    await set('artist_name', name);
    await set('typeface', typeface);
    await page.goto('/');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${name} in ${typeface}`).toBe(320);
  }
});
