import { mediaFixture } from '#tests/support/media/fixtures.ts';
import { dropFiles, expectToast, fileOf, openDashboard, UPLOADED } from '#tests/browser/support/dashboard.ts';
import { expect, test } from '#tests/browser/support/fixtures.ts';

test('photos are uploaded one by one with their stories, or several at once @core', async ({ page }) => {
  await openDashboard(page, '?tab=upload&form=image');
  const image = page.getByLabel('Image File');
  const send = page.getByRole('button', { name: 'Upload Image' });
  await expect(page.getByRole('heading', { name: 'Upload Photos' })).toBeVisible();
  await expect(page.getByText('No image selected')).toBeVisible();
  await expect(page.getByText('Supported formats: JPG, PNG, GIF')).toBeVisible();
  await expect(page.getByText('WebP and AVIF work too. Maximum 20MB.')).toBeVisible();
  await expect(image).toHaveAttribute('accept', 'image/*');
  await expect(send).toBeDisabled();

  await image.setInputFiles(await mediaFixture('picture.jpg'));
  await expect(page.getByRole('img', { name: 'Preview of picture.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(page.getByText('No image selected')).toBeVisible();
  await expect(send).toBeDisabled();

  await image.setInputFiles({
    name: 'drawing.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(page.getByText('Image must be JPG, PNG, GIF, WebP or AVIF')).toBeVisible();
  await image.setInputFiles(await mediaFixture('picture.gif'));
  await send.click();
  await expect(page.getByText('Title is required')).toBeVisible();

  const story = {
    Title: 'Last night of the run',
    Description: 'The ghost light is on.',
    Photographer: 'Robin',
    Year: '2025',
    Location: 'Tallahassee',
  };
  for (const [label, text] of Object.entries(story)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Featured').check();
  await send.click();
  await expectToast(page, 'Upload successful', 'The image has been uploaded successfully.');
  await expect(page.getByText('No image selected')).toBeVisible();
  for (const label of Object.keys(story)) await expect(page.getByLabel(label)).toHaveValue('');

  await dropFiles(image, [
    await fileOf('picture.png'),
    await fileOf('picture.webp'),
    await fileOf('tone.mp3'),
  ]);
  const row = (name: string) => page.getByRole('listitem', { name });
  await expect(row('tone.mp3')).toContainText('Image must be JPG, PNG, GIF, WebP or AVIF');
  await row('picture.png').getByRole('textbox').fill('First');
  await row('picture.webp').getByRole('textbox').fill('Second');
  await page.getByRole('button', { name: 'Upload 2 files' }).click();
  await expect(page.getByText('2 of 3 files uploaded')).toBeVisible(UPLOADED);
  await expectToast(page, 'Upload successful', 'The image has been uploaded successfully.');

  const photos = await (await page.request.get('/api/about/images')).json();
  expect(photos).toMatchObject([
    { title: 'Second', featured: false },
    { title: 'First', photographer: null },
    {
      title: 'Last night of the run',
      description: 'The ghost light is on.',
      photographer: 'Robin',
      year: '2025',
      location: 'Tallahassee',
      featured: true,
    },
  ]);
});
