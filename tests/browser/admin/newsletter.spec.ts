import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect } from '#tests/browser/support/fixtures.ts';
import { testWithMail as test } from '#tests/browser/support/mail-site.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { refusal } from '#tests/support/mail/mail-server.ts';

test('people are imported, and a newsletter is written, tried and sent to them', async ({
  page,
  site,
  mailServer,
}) => {
  await openDashboard(page, '?tab=newsletter');
  await page.request.put(`${apiPaths.settings}/${settingKeys.noticeEmail}`, {
    headers: { origin: site.url },
    data: { value: 'billy@artist.example' },
  });

  await test.step('a file with a bad line is looked at and imported', async () => {
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByLabel('CSV file').setInputFiles({
      name: 'fans.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('email\nada@example.com\nno address\nbo@example.com\n'),
    });
    const rows = page.getByRole('table', { name: 'Import People' }).getByRole('row');
    await expect(rows.nth(1)).toHaveText('3no addressNot an address');
    const add = page.getByRole('button', { name: 'Import 2 people' });
    await expect(add).toBeDisabled();
    await page.getByLabel('These people asked me for mail').check();
    await add.click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('button', { name: 'On the list 2' })).toBeVisible();
  });

  await test.step('the preview follows the text', async () => {
    await page.getByRole('button', { name: 'Write a Newsletter' }).click();
    await page.getByLabel('Subject').fill('A new song');
    await page.getByRole('textbox', { name: 'Text' }).fill('It is *here*. <b>Listen</b>');
    const mail = page.frameLocator('iframe[title="Preview"]');
    await expect(mail.locator('em')).toHaveText('here');
    await expect(mail.getByRole('paragraph').filter({ hasText: '<b>Listen</b>' })).toBeVisible();
    const colour = () => mail.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await colour();
    await page.getByRole('tab', { name: 'Dark' }).click();
    await expect.poll(colour).not.toBe(light);
    await page.getByRole('tab', { name: 'Plain text' }).click();
    await expect(page.locator('pre')).toContainText('<b>Listen</b>');
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  });

  await test.step('a test mail arrives, then everybody gets it', async () => {
    mailServer.refuse((address) => (address.startsWith('bo@') ? refusal(550, 'No such user') : null));
    await page.getByRole('button', { name: 'Send test mail to billy@artist.example' }).click();
    await expect
      .poll(() => mailServer.received.map(({ recipients }) => recipients))
      .toEqual([['billy@artist.example']]);
    await page.getByRole('button', { name: 'Send now to 2 people' }).click();
    await expect(page.getByText('1 of 2 sent · 1 refused')).toBeVisible();
    expect(mailServer.received.at(-1)).toMatchObject({
      recipients: ['ada@example.com'],
      subject: 'A new song',
    });
    await expect(page.getByText(/^Sent on /)).toBeVisible();
  });
});
