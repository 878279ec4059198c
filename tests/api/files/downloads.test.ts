import { expect, test } from 'vitest';
import { apiPaths, pagePaths } from '#shared/primitives/addresses.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { insertTrack, makeTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const refusal = { message: 'This song cannot be downloaded. You can listen to it here.' };

test('a song is downloaded where the site and the song allow it, and listened to in any case', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const visitor = site.visitor();
  await insertTrack(site, { title: 'Only Heard', downloadable: false });
  const files = { audioFile: 'tone.mp3', coverArt: 'picture.jpg' } as const;
  const track = await makeTrack(owner, { title: 'Taken Along', ...files });

  for (const [value, forTheSite] of [
    [null, true],
    ['off', false],
    ['on', true],
  ] as const) {
    if (value) await owner.put(`${apiPaths.settings}/downloads`, { value });
    expect((await visitor.get(apiPaths.artist)).json<Artist>().downloads).toBe(forTheSite);
    for (const forTheTrack of [true, false]) {
      await owner.put(`${apiPaths.tracks}/${track.id}`, { downloadable: forTheTrack });
      const isAllowed = forTheSite && forTheTrack;
      const situation = { value, forTheTrack };
      for (const somebody of [visitor, owner]) {
        const saved = await somebody.get(`${track.audioFile}?download`);
        const name = saved.headers['content-disposition'] ?? '';
        expect([situation, saved.statusCode, name.includes('Taken Along')]).toEqual([
          situation,
          isAllowed ? 200 : 403,
          isAllowed,
        ]);
        const answer = isAllowed ? refusal : saved.json<object>();
        expect(answer).toEqual(refusal);
        expect((await somebody.get(track.audioFile)).statusCode).toBe(200);
        expect((await somebody.get(`${track.coverArt}?download`)).statusCode).toBe(200);
      }
      for (const path of [pagePaths.home, pagePaths.music]) {
        const { body } = await visitor.get(path);
        expect(body).toContain('Taken Along');
        // The cell of a song without one stays empty; without any, the column goes too.
        expect([situation, path, />Download<\/span>/.test(body)]).toEqual([situation, path, isAllowed]);
        expect([situation, path, /Stream or download|>Download<\/th>/.test(withoutSentences(body))]).toEqual([
          situation,
          path,
          forTheSite,
        ]);
      }
    }
  }
});

test('anything but on or off is refused, and changes nothing', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  for (const value of ['maybe', 'OFF', 'on off']) {
    const response = await owner.put(`${apiPaths.settings}/downloads`, { value });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { message: 'Downloads must be on or off', fields: { value: 'Downloads must be on or off' } },
    ]);
  }
  expect((await owner.get(apiPaths.settings)).json()).toEqual([]);
  expect((await owner.get(apiPaths.artist)).json<Artist>().downloads).toBe(true);
});
