import { apiPaths, pagePaths, pressZipPath } from '#shared/primitives/addresses.ts';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { expectToast, forgive, openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect, test } from '#tests/browser/support/fixtures.ts';

test.use({ content: { photos: 3 }, viewport: { width: 390, height: 844 } });

test('the owner fills in the press kit, and a visitor takes what they need', async ({
  page,
  context,
  complaints,
}) => {
  await openDashboard(page, '?tab=upload&form=settings#settings-publishing');
  const card = page.getByRole('region', { name: 'Publishing' });
  await card.getByLabel('Show the press kit').check();
  await card.getByLabel('Short biography').fill('Sings by the sea.');
  await card.getByLabel('Long biography').fill('Born inland.\n\nMoved to the sea.');
  await card.getByRole('button', { name: 'Add Quote' }).click();
  await card.getByRole('button', { name: 'Save Press Kit' }).click();
  await expect(card.getByText('Write what was said')).toBeVisible();
  forgive(complaints, 400);
  const quote = card.getByRole('group', { name: 'Quote 1' });
  await quote.getByLabel('Quote', { exact: true }).fill('A voice like weather.');
  await quote.getByLabel('Source').fill('The Tide');
  await quote.getByLabel('Link').fill('https://tide.example/review');
  await card.getByLabel('Press contact').fill('Mia Moor\nmia@example.org');
  const unchosen = card.locator('button[aria-pressed=false]');
  await unchosen.first().click();
  await unchosen.first().click();
  const chosen = card.getByRole('list', { name: 'Photos in order' }).getByRole('listitem');
  await expect(chosen).toHaveCount(2);
  const [first = ''] = await chosen.locator('.font-semibold').allTextContents();
  await card.getByRole('button', { name: `Move down ${first}` }).click();
  await expect(chosen.nth(1)).toContainText(first);
  await test.step('what was written survives a reload', async () => {
    await page.reload();
    await expect(card.getByText('They are not saved yet.')).toBeVisible();
    await expect(card.getByLabel('Short biography')).toHaveValue('Sings by the sea.');
    await expect(quote.getByLabel('Source')).toHaveValue('The Tide');
    await expect(chosen.nth(1)).toContainText(first);
  });
  await card.getByLabel('New rider').setInputFiles({
    name: 'rider.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expectAccessible(card);
  await card.getByRole('button', { name: 'Save Press Kit' }).click();
  await expectToast(page, 'Press kit saved', '');
  await expect(card.getByRole('button', { name: 'Replace Rider' })).toBeVisible();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billy' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy: Biography' }).click();
  await expectToast(page, 'Text copied', '');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Born inland.\n\nMoved to the sea.');
  await expect(page.getByRole('link', { name: 'Download everything' })).toHaveAttribute('href', pressZipPath);
  await expect(page.getByRole('link', { name: 'The Tide' })).toBeVisible();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page);
  }
});

test('a press kit that was changed elsewhere is not overwritten unseen', async ({ page, complaints }) => {
  await openDashboard(page, '?tab=upload&form=settings#settings-publishing');
  const text = page.getByLabel('Short biography');
  await text.fill('Mine');
  await page.evaluate(
    (path) =>
      fetch(path, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ shortBio: 'Theirs' }),
      }),
    apiPaths.press,
  );
  const save = page.getByRole('button', { name: 'Save Press Kit' });
  await save.click();
  await expect(page.getByText('The press kit was changed elsewhere meanwhile')).toBeVisible();
  forgive(complaints, 409);
  await page.getByRole('button', { name: 'Load the Newer Version' }).click();
  await expect(text).toHaveValue('Theirs');
  await text.fill('Both');
  await save.click();
  await expectToast(page, 'Press kit saved', '');
});

test('a press kit that is turned off while a visitor is on the site is not found', async ({
  page,
  request,
  site,
  complaints,
}) => {
  await request.post(`${site.url}/api/register`, { data: { username: 'billy', password: 'correct horse' } });
  const setEnabled = (enabled: boolean) => request.put(site.url + apiPaths.press, { data: { enabled } });
  await setEnabled(true);
  await page.goto('/');
  await setEnabled(false);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Press' }).click();
  const notFound = page.getByRole('heading', { name: 'Page Not Found' });
  await expect(notFound).toBeVisible();
  forgive(complaints, 404);
  await page.reload();
  await expect(notFound).toBeVisible();
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await expect(page).toHaveURL('/');
  expect(complaints, 'only of the page itself').toEqual([expect.stringContaining(pagePaths.press)]);
  forgive(complaints, 404);
});
