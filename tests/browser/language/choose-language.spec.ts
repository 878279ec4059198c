import { languages } from '#shared/language/languages.ts';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect, test } from '#tests/browser/support/fixtures.ts';

test.use({ content: { tracks: 2, photos: 3 } });

const { visitor, owner } = languages.ar.sentences();

// Sites of one process share one language.
test.afterEach(async ({ page }) => {
  await page.request.put('/api/settings/site_language', { data: { value: 'en' } });
});

test('the owner chooses Arabic: dashboard and site are read from right to left', async ({ page }) => {
  await openDashboard(page, '?tab=upload&form=settings');
  await page.getByLabel('Language of the site').selectOption({ label: languages.ar.name });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(owner.settings.updatedText, { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: owner.dashboard.title, level: 1 })).toBeVisible();
  await expect(page.getByLabel(owner.settings.language.label)).toHaveValue('ar');
  await expectAccessible(page);

  await test.step('the next tab is on the left', async () => {
    await page.getByRole('tab', { name: owner.dashboard.upload }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: owner.dashboard.manage })).toBeFocused();
  });

  await page.goto('/');
  await expect(page.getByRole('heading', { name: visitor.sections.music, exact: true })).toBeVisible();
  await expectAccessible(page);
  await showTheme(page, 'dark');
  await expectAccessible(page);
  await test.step('so is the next photo', async () => {
    const photos = page.locator('#about').getByRole('button');
    await photos.first().click();
    const dialog = page.getByRole('dialog');
    const first = await dialog.getByRole('heading').innerText();
    await page.keyboard.press('ArrowLeft');
    await expect(dialog.getByRole('heading')).not.toHaveText(first);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('heading')).toHaveText(first);
  });
});
