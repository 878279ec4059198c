import { pagePaths } from '#shared/primitives/addresses.ts';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { expectToast, fileOf, openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect, expectDialogReady, test } from '#tests/browser/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, content: { tracks: [{ title: 'Night Bus' }] } });

test('a post is written on a phone by keyboard, and is on the site at once @core', async ({ page }) => {
  await openDashboard(page, '?tab=upload&form=news');
  const { keyboard } = page;

  await page.getByLabel('Title').focus();
  await keyboard.type('Back on the road');
  await keyboard.press('Tab');
  await expect(page.getByRole('tab', { name: 'Write' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await keyboard.type('## Where\n\nTwelve *small* rooms. <b>Soon</b>\n\n- Lisbon\n- Bergen');

  await test.step('the preview shows it as the page will', async () => {
    await keyboard.press('Shift+Tab');
    await keyboard.press('ArrowRight');
    const preview = page.getByRole('tabpanel', { name: 'Preview' });
    await expect(preview.getByRole('heading', { name: 'Where' })).toBeVisible();
    await expect(preview.locator('em')).toHaveText('small');
    await expect(preview.getByText('<b>Soon</b>')).toBeVisible();
    await keyboard.press('ArrowLeft');
  });

  await test.step('a song is found and chosen', async () => {
    await page.getByLabel('Show a song, video or release').focus();
    await keyboard.type('night');
    await expect(page.getByText('1 found')).toBeVisible();
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Night Bus' })).toBeVisible();
  });

  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page);
  }
  await page.getByLabel('Picture').setInputFiles(await fileOf('picture.jpg'));
  await page.getByRole('button', { name: 'Save Post' }).press('Enter');
  await expectToast(page, 'Post saved', 'Your post is now on your website.');

  await test.step('visitors find it on the home page, in the list and on its page', async () => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link', { name: 'News' })).toBeVisible();
    await page.goto('/#news');
    const section = page.getByRole('region', { name: 'News' });
    await expect(section.getByRole('link', { name: 'Back on the road' })).toBeVisible();
    await page.goto(pagePaths.news);
    await expect(page.getByText('Where Twelve small rooms.')).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page);
    }
    await page.getByRole('link', { name: 'Back on the road' }).click();
    await expect(page).toHaveURL(/\/news\/1-back-on-the-road$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Back on the road' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play Night Bus' })).toBeVisible();
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page);
    }
  });
});

test('a post is changed in its library, and several are hidden at once', async ({ page }) => {
  await openDashboard(page);
  for (const title of ['First post', 'Second post'])
    await page.request.post('/api/posts', { multipart: { title, body: `Text of the ${title}` } });
  await page.goto('/admin?tab=manage');
  const library = page.locator('#news');
  await library.getByText('First post').click();
  await expectDialogReady(page);
  const dialog = page.getByRole('dialog', { name: 'Edit Post' });
  await dialog.getByLabel('Title').fill('First post, corrected');
  for (const theme of ['light', 'dark'] as const) {
    await showTheme(page, theme);
    await expectAccessible(dialog);
  }
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Post updated', 'The post has been successfully updated.');

  await library.getByRole('checkbox', { name: 'Select all shown' }).check();
  await library.getByRole('button', { name: 'Change visibility' }).click();
  await page.getByRole('dialog').getByLabel('Visibility').selectOption('draft');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Visibility changed', '2 posts updated.');
  await expect(library.getByText('Draft').filter({ visible: true })).toHaveCount(2);
  await page.goto('/');
  await expect(page.locator('#news')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('news are complete', async ({ page, request, site }) => {
    const owner = { username: 'billy', password: 'correct horse' };
    await request.post(`${site.url}/api/register`, { data: owner });
    const multipart = { title: 'Plain post', body: 'Some **strong** words.', trackId: '1' };
    expect((await request.post(`${site.url}/api/posts`, { multipart })).status()).toBe(201);
    await page.goto('/');
    await page.locator('#news').getByRole('link', { name: 'Plain post' }).click();
    await expect(page.locator('strong')).toHaveText('strong');
    await expect(page.getByRole('link', { name: 'Night Bus' })).toBeVisible();
  });
});
