import { bytesOf, mediaFixture } from '#tests/support/media/fixtures.ts';
import { expectToast, openDashboard } from '#tests/browser/support/dashboard.ts';
import { withItunesTags } from '#tests/support/media/tags.ts';
import { expect, test } from '#tests/browser/support/fixtures.ts';

test('videos are added by address or as a file @core', async ({ page, site }) => {
  await openDashboard(page, '?tab=upload&form=video');
  const title = page.getByLabel('Title');
  const address = page.getByLabel('Video URL');
  const file = page.getByLabel('Video File');
  const send = page.getByRole('button', { name: 'Add Video' });
  const success = () =>
    expectToast(
      page,
      'Video added successfully',
      'Your video has been added and is now available on your website.',
    );
  await expect(page.getByRole('heading', { name: 'Add Video' })).toBeVisible();
  await expect(page.getByLabel('Video Type')).toHaveValue('musicVideo');
  await expect(page.getByLabel('Video Type').getByRole('option')).toHaveText([
    'Music Video',
    'Live Performance',
    'Behind The Scenes',
    'Comedy',
    'Tutorial',
  ]);
  await expect(page.getByRole('radio', { name: 'Embed URL' })).toBeChecked();
  await expect(page.getByText('JPG or PNG. Recommended: 1280x720. Max size: 20MB')).toBeVisible();
  await expect(page.getByText('This video will be featured on the homepage')).toBeVisible();
  await expect(page.getByLabel('Custom Thumbnail')).toHaveAttribute('accept', '.jpg,.jpeg,.png');

  await test.step('what is missing or wrong is said in the words of the form', async () => {
    await send.click();
    await expect(page.getByText('Title must be at least 2 characters')).toBeVisible();
    await expect(page.getByText('You must provide either a video URL or upload a video file')).toBeVisible();
    await address.fill('not an address');
    await expect(page.getByText('Please enter a valid URL')).toBeVisible();
  });

  await test.step('an address is recognised as it is typed, and loads nothing from elsewhere', async () => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url) && !/^(data|blob):/.test(request.url()))
        foreign.push(request.url());
    });
    for (const [typed, recognised] of [
      ['https://youtu.be/dQw4w9WgXcQ', 'YouTube video dQw4w9WgXcQ'],
      ['https://vimeo.com/76979871', 'Vimeo video 76979871'],
      ['https://www.tiktok.com/@billy/video/7106594312292453675', 'TikTok video 7106594312292453675'],
      ['https://films.example.org/lanterns', 'A page on another site'],
    ] as const) {
      await address.fill(typed);
      await expect(page.getByText(recognised)).toBeVisible();
    }
    await address.fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect(page.getByRole('button', { name: 'Show preview' })).toBeVisible();
    expect(foreign).toEqual([]);
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The player</p>' }),
    );
    await page.getByRole('button', { name: 'Show preview' }).click();
    await expect(page.frameLocator('iframe').getByText('The player')).toBeVisible();
    // Another site's player learns no more than our origin, and cannot take the tab elsewhere.
    const preview = page.locator('iframe[sandbox]:not([sandbox*=top-navigation])');
    await expect(preview).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(preview).toBeFocused();

    await title.fill('Paper Lanterns (Official Video)');
    await page.getByLabel('Featured').check();
    await send.click();
    await success();
    await expect(address).toHaveValue('');
    await expect(address).toBeFocused();
    await expect(page.getByLabel('Featured')).not.toBeChecked();
  });

  await test.step('switching the source clears the other one', async () => {
    await address.fill('https://vimeo.com/76979871');
    await page.getByRole('radio', { name: 'Upload File' }).check();
    await expect(page.getByText('MP4, MOV or WebM. Max size: 100MB')).toBeVisible();
    await expect(file).toHaveAttribute('accept', '.mp4,.mov,.webm');
    await file.setInputFiles(await mediaFixture('clip.mkv'));
    await expect(page.getByText('Video file must be MP4, MOV or WebM')).toBeVisible();
    await file.setInputFiles(await mediaFixture('clip.mp4'));
    await page.getByRole('radio', { name: 'Embed URL' }).check();
    await expect(address).toHaveValue('');
    await page.getByRole('radio', { name: 'Upload File' }).check();
    await expect(page.getByText('clip.mp4')).toBeHidden();
  });

  await test.step('a file fills an empty title with its own', async () => {
    const tagged = withItunesTags(await bytesOf('silent.mp4'), {
      title: 'Ghost Light ♪',
      cover: await bytesOf('picture.jpg'),
    });
    await file.setInputFiles({ name: 'IMG_0042.mp4', mimeType: 'video/mp4', buffer: tagged });
    await expect(title).toHaveValue('Ghost Light ♪');
  });

  for (const type of ['mp4', 'webm'] as const) {
    await page.getByRole('radio', { name: 'Upload File' }).check();
    await title.fill(`Clip in ${type}`);
    await page.getByLabel('Video Type').selectOption('Live Performance');
    await file.setInputFiles(await mediaFixture(`clip.${type}`));
    if (type === 'mp4') {
      await page.getByRole('button', { name: 'Use frame 2 as the thumbnail' }).click();
      await expect(page.getByText('frame-2.jpg')).toBeVisible();
    }
    await send.click();
    await success();
    await expect(page.getByRole('radio', { name: 'Embed URL' })).toBeChecked();
  }

  const videos = await (await page.request.get('/api/videos')).json();
  expect(videos).toMatchObject([
    { title: 'Clip in webm', videoType: 'livePerformance', embedUrl: null },
    { title: 'Clip in mp4', embedUrl: null, thumbnailPicture: { width: 320, height: 180 } },
    {
      title: 'Paper Lanterns (Official Video)',
      embedUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      featured: true,
      videoFile: null,
    },
  ]);
});
