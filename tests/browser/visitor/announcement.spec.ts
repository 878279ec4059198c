import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect, expectToast, registerOwner, test } from '#tests/browser/support/fixtures.ts';
import { movedElements, recordShifts } from '#tests/browser/support/shifts.ts';
import { hold } from '#tests/browser/support/hold.ts';

test.use({ content: { tracks: 3 } });

test('an announcement is written, closed by keyboard, stays closed, and another one is shown again', async ({
  page,
  browser,
}) => {
  await openDashboard(page, '?tab=upload&form=settings');
  const write = async (text: string, link: string) => {
    await page.getByLabel('Announcement Text').fill(text);
    await page.getByLabel('Announcement Link').fill(link);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
  };
  await write('Tickets for May are here', 'music');
  await expect(page.getByText('A link begins with https:// or')).toBeVisible();
  await write('Tickets for May are here', '/music');
  await expectToast(page, 'Setting Created');

  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 390, height: 844 },
  });
  const visitor = await context.newPage();
  await recordShifts(visitor);
  const bar = visitor.getByRole('complementary', { name: 'Announcement' });
  const hydrated = () => visitor.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await visitor.goto('/', { waitUntil: 'networkidle' });
  await hydrated();
  await expect(bar).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Listen Now' })).toBeInViewport({ ratio: 1 });
  expect(await movedElements(visitor), 'with the announcement').toEqual([]);

  await visitor.keyboard.press('Tab');
  await expect(visitor.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await visitor.keyboard.press('Tab');
  await visitor.keyboard.press('Enter');
  await expect(visitor).toHaveURL('/music');
  await bar.getByRole('button', { name: 'Close' }).focus();
  await visitor.keyboard.press('Enter');
  await expect(bar).toBeHidden();
  await expect(visitor.getByRole('banner').getByRole('link').first()).toBeFocused();

  await visitor.goto('/', { waitUntil: 'networkidle' });
  await hydrated();
  await expect(bar).toBeHidden();
  expect(await movedElements(visitor), 'after it was closed').toEqual([]);

  await write('Tickets for June are here', '/music');
  await expectToast(page, 'Setting Updated');
  await visitor.reload();
  await expect(bar).toHaveText(/Tickets for June/);
  await context.close();
});

test('an announcement is closed by a press before the scripts are there, and reads well in both themes', async ({
  page,
}) => {
  await registerOwner(page);
  const value = 'Sérénade: tickets for Lisbon, Porto, Vigo and A Coruña are on sale from Friday at noon!';
  expect((await page.request.put('/api/settings/announcement', { data: { value } })).status()).toBe(201);
  await page.context().clearCookies();
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  for (const [theme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await showTheme(page, theme);
    await expectAccessible(page);
    expect((await bar.boundingBox())?.height, 'two lines at most').toBeLessThanOrEqual(45);
  }

  const letThrough = await hold(page, '**/assets/*.js');
  const visit = page.reload();
  const close = bar.getByRole('button', { name: 'Close' });
  await page.locator('html:not([data-hydrated])').waitFor({ state: 'attached' });
  await close.click();
  await expect(close).toHaveAttribute('aria-busy', 'true');
  letThrough();
  await visit;
  await expect(bar).toBeHidden();
});
