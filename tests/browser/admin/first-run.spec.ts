import type { Page } from '@playwright/test';
import { mediaFixture } from '#tests/support/media/fixtures.ts';
import { openDashboard } from '#tests/browser/support/dashboard.ts';
import { expect, expectToast, owner, test } from '#tests/browser/support/fixtures.ts';
import { expectPlaying, sound } from '#tests/browser/support/sound.ts';

const steps = (page: Page) => {
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'First steps', exact: true }) });
  return { card, step: (label: string) => card.getByRole('listitem').filter({ hasText: label }) };
};

/** Counts each click and each field that is filled in. */
function countPresses() {
  let presses = 0;
  return {
    press: async (act: () => Promise<unknown>) => {
      presses += 1;
      await act();
    },
    count: () => presses,
  };
}

test('an empty site gets an owner, and a visitor hears the first song', async ({ page, browser, site }) => {
  const { press, count } = countPresses();
  await page.goto('/');
  await expect(page.getByText('Welcome to your new site')).toBeVisible();
  await press(() => page.getByRole('link', { name: 'create your account' }).click());
  await press(() => page.getByLabel('Username').fill(owner.username));
  await press(() => page.getByLabel('Password').fill(owner.password));
  await press(() => page.getByRole('button', { name: 'Register' }).click());
  await expect(page).toHaveURL('/');
  await press(() => page.getByRole('link', { name: 'take the first steps' }).click());

  const { card, step } = steps(page);
  await expect(card).toContainText('0 of 7');
  await press(() => card.getByRole('link', { name: 'Upload your first song' }).click());
  await expect(page.getByLabel('Audio File')).toBeInViewport();
  const chooser = page.waitForEvent('filechooser');
  await press(() => page.getByLabel('Audio File').click());
  await (await chooser).setFiles(await mediaFixture('song.mp3'));
  await press(() => page.getByLabel('Title').fill('My first song'));
  await press(() => page.getByRole('button', { name: 'Upload Music' }).click());
  await expectToast(page, 'Music uploaded successfully');
  await expect(step('Upload your first song')).toContainText('(done)');
  await expect(card).toContainText('1 of 7');
  // The note disappears without a reload.
  await page.getByRole('link', { name: 'Back to Site' }).click();
  await expect(page.getByRole('heading', { name: 'Get In Touch' })).toBeAttached();
  await expect(page.getByText('Welcome to your new site')).toBeHidden();

  const context = await browser.newContext({ baseURL: site.url });
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(visitor.getByText('Welcome to your new site')).toBeHidden();
  await press(() => visitor.getByRole('link', { name: 'Listen Now' }).click());
  await expectPlaying(visitor);
  expect(await sound(visitor).file()).toContain('/uploads/');
  await context.close();

  const found = `${count()} presses from an empty site to a song that a visitor hears`;
  await test.info().attach('presses', { body: found });
  expect(count(), found).toBeLessThanOrEqual(10);
});

test('each of the first steps leads to its form, and is ticked when done', async ({ page }) => {
  await openDashboard(page);
  const { card, step } = steps(page);
  const ticked = (label: string) => expect(step(label)).toContainText('(done)');
  const follow = (label: string) => card.getByRole('link', { name: label }).click();

  await test.step('they can be hidden and shown again', async () => {
    await card.getByRole('button', { name: 'Hide' }).click();
    await expect(card).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Upload New Music' })).toBeVisible();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: 'Show First Steps' }).click();
    await expect(card).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show First Steps' })).toBeHidden();
    await expect(page.locator('#main')).toBeFocused();
  });

  await follow('Write your name');
  await expect(page.getByLabel('Artist Name')).toBeInViewport();
  await page.getByLabel('Artist Name').fill('Ada');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await ticked('Write your name');

  await follow('Say who you are');
  const about = page.getByLabel('About Ada Text');
  await expect(about).toBeInViewport();
  await about.fill('Ada sings and writes songs.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await ticked('Say who you are');

  await follow('Add a photo');
  await expect(page.getByRole('heading', { name: 'Upload Photos' })).toBeInViewport();
  await page.getByLabel('Title').fill('On stage');
  await page.getByLabel('Image File').setInputFiles(await mediaFixture('picture.jpg'));
  await page.getByRole('button', { name: 'Upload Image' }).click();
  await ticked('Add a photo');

  await follow('Add a video');
  await expect(page.getByLabel('Title')).toBeInViewport();
  await page.getByLabel('Title').fill('Live');
  await page.getByLabel('Video URL').fill('https://youtu.be/dQw4w9WgXcQ');
  await page.getByRole('button', { name: 'Add Video' }).click();
  await ticked('Add a video');

  await follow('Save a backup');
  const download = page.waitForEvent('download');
  await expect(page.getByRole('button', { name: 'Download Backup' })).toBeInViewport();
  await page.getByRole('button', { name: 'Download Backup' }).click();
  await (await download).path();
  await ticked('Save a backup');

  await card.getByRole('button', { name: 'Tell people' }).click();
  await ticked('Tell people');
  await expect(card).toContainText('6 of 7');

  await follow('Upload your first song');
  await page.getByLabel('Title').fill('My first song');
  await page.getByLabel('Audio File').setInputFiles(await mediaFixture('tone.mp3'));
  await page.getByRole('button', { name: 'Upload Music' }).click();
  await expect(card).toContainText('All done: your site is ready for the world.');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Upload New Music' })).toBeVisible();
  await expect(card).toBeHidden();
});
