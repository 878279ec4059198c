import type { PostDetails } from '#shared/catalogue/posts.schema.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { Show, ShowDetails } from '#shared/catalogue/shows.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { DemoState } from '#shared/maintenance/maintenance.schema.ts';
import type { Press } from '#shared/site/press.schema.ts';
import { startDemoSite } from '#scripts/demo-site.ts';
import { expect, test } from '#tests/browser/support/fixtures.ts';

test('the demo is a whole artist: everything is there, plays and can be read', async ({ page }) => {
  test.slow();
  const demo = await startDemoSite({ isPrepared: false });
  try {
    const read = async <T>(path: string) => (await (await page.request.get(demo.url + path)).json()) as T;

    await test.step('it has songs on releases, videos, photos and messages', async () => {
      const tracks = await read<Track[]>('/api/tracks');
      expect(tracks).toHaveLength(14);
      expect(tracks.every(({ release, duration }) => release && duration && duration >= 90)).toBe(true);
      const releases = await read<ReleaseDetails[]>('/api/releases');
      expect(releases.map(({ title, trackCount }) => [title, trackCount])).toEqual([
        ['Northbound', 2],
        ['Salt Hours', 5],
        ['Papel de Seda', 4],
        ['Rooms I Sang In', 3],
      ]);
      expect(await read('/api/videos')).toHaveLength(6);
      expect(await read('/api/about/images')).toHaveLength(11);
      const credentials = { username: 'ines', password: 'salt-hours' };
      const signedIn = await page.request.post(`${demo.url}/api/login`, { data: credentials });
      expect(signedIn.status()).toBe(200);
      expect(await read('/api/messages')).toHaveLength(7);
    });

    await test.step('it has shows around today, news and a press kit', async () => {
      expect(await read('/api/shows')).toHaveLength(5);
      const past = await read<Show[]>('/api/shows?when=past');
      expect(past).toHaveLength(3);
      const { setlist, images } = await read<ShowDetails>(`/api/shows/${past[0]?.id}`);
      expect([setlist.every(({ track }) => track), images.length]).toEqual([true, 2]);
      const posts = await read<PostDetails[]>('/api/posts');
      expect(posts.map(({ imagePath }) => imagePath !== null)).toEqual([false, false, true]);
      const { attachment } = await read<PostDetails>(`/api/posts/${posts[0]?.id}`);
      expect(attachment?.item.title).toBe('Northbound');
      expect((await read<Press>('/api/press')).photos).toHaveLength(3);
    });

    await test.step('its songs play, and their words go along', async () => {
      const track = (await read<Track[]>('/api/tracks?q=Low+Tide')).find(({ title }) => title === 'Low Tide');
      await page.goto(`${demo.url}/music/${track?.id}`);
      await page.getByRole('main').getByRole('button', { name: 'Play Low Tide' }).first().click();
      await expect(
        page.getByRole('main').getByRole('button', { name: 'Pause Low Tide' }).first(),
      ).toBeVisible();
      await expect(page.getByText('The water went out walking').first()).toHaveAttribute(
        'aria-current',
        'true',
      );
    });

    await test.step('it is taken out again as a whole', async () => {
      expect((await page.request.delete(`${demo.url}/api/demo`)).status()).toBe(202);
      const state = async () => (await read<DemoState>('/api/demo')).state;
      await expect.poll(state, { timeout: 60_000 }).toBe('offered');
      for (const list of [
        'tracks',
        'releases',
        'videos',
        'about/images',
        'shows?when=all',
        'posts',
        'messages',
      ])
        expect([list, await read(`/api/${list}`)]).toEqual([list, []]);
      expect(await read('/api/press')).toMatchObject({ enabled: false, shortBio: null });
      expect(await read('/api/bin')).toEqual([]);
    });
  } finally {
    // A picture that still loads when the site ends would be an error in the console.
    await page.close();
    await demo.remove();
  }
});
