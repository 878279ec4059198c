import { mergeTests } from '@playwright/test';
import { expect, expectDialogReady, pressEscape } from '#tests/browser/support/fixtures.ts';
import { testWithMail } from '#tests/browser/support/mail-site.ts';
import {
  expectTranslated,
  registerNumberedOwner,
  test as testInPseudoLanguage,
} from '#tests/browser/support/pseudo-site.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';

const test = mergeTests(testInPseudoLanguage, testWithMail);

test('newsletters, the mailing list and the settings of mail', async ({ page, site }) => {
  await registerNumberedOwner(page);
  const headers = { origin: site.url };
  const people = { csv: '1@2.de\n3@4.de', agreed: true };
  const draft = { subject: '1 1', body: '2 2' };
  expect((await page.request.post(apiPaths.importSubscribers, { headers, data: people })).status()).toBe(200);
  expect((await page.request.post(apiPaths.newsletters, { headers, data: draft })).status()).toBe(201);

  await page.goto('/admin?tab=newsletter');
  await page.getByRole('button', { name: 'Not confirmed yet' }).click();
  await expect(page.getByText('There is nobody in this part of the list.')).toBeVisible();
  await expectTranslated(page, 'newsletters and the mailing list');

  const closeDialog = async () => {
    await pressEscape(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await page.getByRole('button', { name: 'Write a Newsletter' }).click();
  await expectDialogReady(page);
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('A newsletter needs a subject')).toBeVisible();
  await expectTranslated(page, 'a new newsletter, refused');
  await closeDialog();

  await page.getByRole('button', { name: 'Import' }).click();
  await expectDialogReady(page);
  await page.getByLabel('CSV file').setInputFiles({
    name: '1.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('1@2.de\n5@6.de\n5@6.de\n7'),
  });
  await expect(page.getByText('These people asked me for mail')).toBeVisible();
  await expectTranslated(page, 'what an import would do');
  await closeDialog();

  await page.getByRole('button', { name: 'Actions for 1 1' }).click();
  await page.getByRole('menuitem', { name: /^.Send ~|^.Send 1 1/ }).click();
  await expectDialogReady(page);
  await page.getByLabel('When').selectOption('later');
  await page.getByRole('button', { name: 'Schedule for 2 people' }).click();
  await expect(page.getByText('Please choose a time that lies ahead')).toBeVisible();
  await expectTranslated(page, 'sending at a time');

  await page.goto('/admin?tab=upload&form=settings');
  await expect(page.getByText('No mail is waiting.')).toBeVisible();
  await expectTranslated(page, 'Site Settings with mail');
});
