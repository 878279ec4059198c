import type { ReleaseDetails } from '#shared/releases.schema.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { startDemoSite } from '../../scripts/demo-site.ts';
import { expect, expectAccessibleInBothThemes, test } from './fixtures.ts';

test('the demo is a whole artist: everything is there, plays and can be read', async ({ page }) => {
  // It is composed, painted and filmed first.
  test.setTimeout(900_000);
  const demo = await startDemoSite({ isPrepared: false });
  try {
    const read = async <T>(path: string) => (await (await page.request.get(demo.url + path)).json()) as T;

    await test.step('it has songs on releases, videos, photos and messages', async () => {
      const tracks = await read<Track[]>('/api/tracks');
      expect(tracks).toHaveLength(14);
      expect(tracks.every(({ release, duration }) => release && duration && duration > 20)).toBe(true);
      const releases = await read<ReleaseDetails[]>('/api/releases');
      expect(releases.map(({ title, trackCount }) => [title, trackCount])).toEqual([
        ['Northbound', 2],
        ['Salt Hours', 5],
        ['Papel de Seda', 4],
        ['Rooms I Sang In', 3],
      ]);
      expect(await read('/api/videos')).toHaveLength(10);
      expect(await read('/api/about/images')).toHaveLength(16);
      const credentials = { username: 'ines', password: 'salt-hours' };
      const signedIn = await page.request.post(`${demo.url}/api/login`, { data: credentials });
      expect(signedIn.status()).toBe(200);
      expect(await read('/api/messages')).toHaveLength(5);
    });

    await test.step('its pages can be read by everybody', async () => {
      for (const path of ['/', '/music', '/videos']) {
        await page.goto(demo.url + path);
        await expectAccessibleInBothThemes(page);
      }
    });

    await test.step('its songs play, and their words go along', async () => {
      const song = (await read<Track[]>('/api/tracks?q=Low+Tide')).find(({ title }) => title === 'Low Tide');
      await page.goto(`${demo.url}/music/${song?.id}`);
      await page.getByRole('main').getByRole('button', { name: 'Play Low Tide' }).first().click();
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Pause Low Tide' }).first(),
      ).toBeVisible();
      await expect(page.getByText('The water went out walking').first()).toHaveAttribute(
        'aria-current',
        'true',
      );
    });
  } finally {
    await demo.remove();
  }
});
