import type { Locator, Page } from '@playwright/test';
import { expectAccessible, showTheme } from '#tests/browser/support/axe.ts';
import { openDashboard } from '#tests/browser/support/dashboard.ts';
import {
  expect,
  expectDialogReady,
  expectToast,
  registerOwner,
  test,
} from '#tests/browser/support/fixtures.ts';

const PHONE = { width: 390, height: 844 };

const show = {
  date: '2099-03-05',
  time: '20:30',
  timezone: 'Europe/Amsterdam',
  venue: 'Paradiso',
  city: 'Amsterdam',
  country: 'NL',
};

async function addShow(page: Page, fields: object = {}): Promise<void> {
  const response = await page.request.post('/api/shows', { data: { ...show, ...fields } });
  expect(response.status()).toBe(201);
}

async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

test('a show is made on a phone by keyboard, stands on the site, is cancelled and duplicated @core', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openDashboard(page, '?tab=upload&form=show');
  const type = async (label: string, keys: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(keys);
  };

  await test.step('made', async () => {
    await type('Date', '03052099');
    await type('Time', '0830PM');
    await type('Venue', 'Paradiso');
    await type('City', 'Amsterdam');
    await type('Country', 'Netherl');
    await type('Ticket Link', 'https://tickets.example/12');
    await tabTo(page, page.getByRole('button', { name: 'Add Show' }));
    await page.keyboard.press('Enter');
    await expectToast(page, 'Show added', 'Your show has been added and is now on your website.');
    await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Venue')).toHaveValue('');
  });

  await test.step('on the site', async () => {
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Shows' });
    await expect(section.getByRole('heading', { name: 'Upcoming Shows' })).toBeVisible();
    await expect(section.getByRole('listitem')).toContainText(['Amsterdam, Netherlands']);
    await section.getByRole('link', { name: 'See All Shows' }).press('Enter');
    await expect(page).toHaveURL('/shows');
    await expect(page.getByRole('link', { name: /^Tickets for Paradiso, Amsterdam/ })).toHaveAttribute(
      'href',
      'https://tickets.example/12',
    );
    await page.getByRole('link', { name: 'Paradiso', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Paradiso' })).toBeVisible();
    await expect(page).toHaveTitle(/^Paradiso, Amsterdam – Concert by Billy on Mar 5, 2099$/);
    await expect(page.getByRole('link', { name: 'Add Paradiso, Amsterdam to calendar' })).toHaveAttribute(
      'href',
      '/shows.ics?show=1',
    );
  });

  const actions = page.getByRole('button', { name: 'Actions for Paradiso, Amsterdam' });

  await test.step('cancelled', async () => {
    await page.goto('/admin?tab=manage');
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
    await expectDialogReady(page);
    await page.getByLabel('Status').selectOption('Cancelled');
    await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
    await expectToast(page, 'Show updated', 'The show has been successfully updated.');
    await page.goto('/shows');
    await expect(page.getByRole('listitem').filter({ hasText: 'Paradiso' })).toContainText('Cancelled');
    await expect(page.getByRole('link', { name: /^Tickets/ })).toHaveCount(0);
  });

  await test.step('duplicated', async () => {
    await page.goto('/admin?tab=manage');
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
    await expect(page.getByLabel('Venue')).toHaveValue('Paradiso');
    await expect(page.getByLabel('Status')).toHaveValue('confirmed');
    await expect(page.getByLabel('Date', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Date', { exact: true })).toBeFocused();
  });
});

test('dates are imported from a table, line by line', async ({ page }) => {
  await openDashboard(page, '?tab=upload&form=show');
  await page.getByRole('button', { name: 'Import Dates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Dates' });
  const lines = [
    'Date;Time;Venue;City;Country',
    '05.03.2099;20.30;Paradiso;Amsterdam;Netherlands',
    '06.03.2099;;Hafenklang;Hamburg;Germany',
    '3/7/2099;;Loppen;København;DK',
    '08.03.2099;;John Dee;Oslo;NO',
  ].join('\r\n');
  await dialog.getByLabel('CSV file').setInputFiles({
    name: 'tour.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines, 'latin1'),
  });
  const rows = dialog.getByRole('row');
  await expect(rows).toHaveText([
    /Line/,
    /2.*Paradiso.*Amsterdam, Netherlands.*Mar 5, 2099, 8:30 PM.*Ready/,
    /3.*Hafenklang.*Ready/,
    /4.*København.*3\/7\/2099 can be two days/,
    /5.*John Dee.*Oslo, Norway.*Ready/,
  ]);
  await dialog.getByRole('button', { name: 'Import 3 shows' }).click();
  await expectToast(page, '3 shows imported', 'They are under Manage Content now.');
  await expect(rows.filter({ hasText: 'Added' })).toHaveCount(3);
  const { length } = (await (await page.request.get('/api/shows')).json()) as unknown[];
  expect(length).toBe(3);
  await expect(dialog.getByRole('button', { name: 'Import 0 shows' })).toBeDisabled();
});

test('the pages of shows and their forms are accessible in both themes', async ({ page }) => {
  test.slow();
  await registerOwner(page);
  await addShow(page);
  await addShow(page, { status: 'soldOut', date: '2099-04-01', note: 'Doors at seven' });
  await addShow(page, { status: 'cancelled', date: '2099-05-01', time: null });
  await addShow(page, { date: '2020-05-01', setlist: [{ text: 'Hallelujah' }] });
  const expectBoth = async (part: Page | Locator = page) => {
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      await expectAccessible(part);
    }
  };
  for (const path of ['/shows', '/shows/4', '/admin?form=show', '/admin?tab=manage']) {
    await page.goto(path);
    await expectBoth();
  }
  await page.getByRole('button', { name: 'Edit Paradiso, Amsterdam' }).first().click();
  await expectDialogReady(page);
  await expectBoth(page.getByRole('dialog'));
  await page.goto('/admin?form=show');
  await page.getByRole('button', { name: 'Import Dates' }).click();
  await expectDialogReady(page);
  await page
    .getByLabel('Or paste the lines here')
    .fill('date,venue,city,country\n2099-03-05,Omeara,London,GB\nx');
  await expectBoth(page.getByRole('dialog'));
});

test('a site without shows has none in its menu and loads nothing for them', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Music' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Shows' })).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('show'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the dates and their pages can be read', async ({ page }) => {
    await registerOwner(page);
    await addShow(page);
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shows' }).click();
    await page.getByRole('link', { name: 'Paradiso', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Paradiso' })).toBeVisible();
  });
});

test.describe('after the show', () => {
  test.use({ content: { tracks: [{ title: 'Paper Lanterns' }], videos: 1, photos: 2 } });

  test('a setlist, photos and a recording are added and stand on its page', async ({ page }) => {
    await registerOwner(page);
    await addShow(page, { date: '2020-05-01' });
    await page.goto('/admin?tab=manage');
    await page.getByRole('button', { name: 'Edit Paradiso, Amsterdam' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Show' });
    await dialog.getByText('After the show').click();
    await dialog.getByLabel('Setlist').fill('Hallelujah\nPaper Lanterns (solo)\n');
    await dialog.locator('button[aria-pressed=false]').first().click();
    await dialog.getByLabel('Recorded Song').fill('Paper Planes');
    await expect(dialog.getByText('Nothing matches.')).toBeVisible();
    await dialog.getByLabel('Recorded Song').fill('lantern');
    await expect(dialog.getByText('1 found')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Remove Paper Lanterns' })).toBeFocused();
    await expectAccessible(dialog);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expectToast(page, 'Show updated');
    await page.goto('/shows/1');
    const songs = page.locator('section', { has: page.getByRole('heading', { name: 'Setlist' }) });
    await expect(songs.getByRole('listitem')).toContainText(['Hallelujah', 'Paper Lanterns (solo)']);
    await expect(songs.getByRole('link')).toHaveAttribute('href', '/music/1-paper-lanterns');
    await expect(page.getByRole('button', { name: 'Play Paper Lanterns' })).toBeVisible();
    const photos = page.locator('section', { has: page.getByRole('heading', { name: 'Photos' }) });
    await expect(photos.getByRole('img')).toHaveCount(1);
  });
});
