import { expect, test } from 'vitest';
import { makeTrack, upload } from '#tests/support/factories.ts';
import { figure } from '#tests/support/figures.ts';
import { siteWithBucket } from '#tests/support/s3/site-with-bucket.ts';
import { storedFiles } from '#tests/support/store.ts';

test.each(['refuses', 'fails', 'hangs'] as const)(
  'A9: while the object store %s, what needs it asks to come back, and nothing is half kept',
  async (fault) => {
    const { site, owner, server } = await siteWithBucket({ LOG_LEVEL: 'silent' });
    const track = await makeTrack(owner);
    await site.jobs.idle();
    const before = await storedFiles(site);

    await server.misbehave(fault);
    const asked = performance.now();
    let slowest = 0;
    const timed = async <T>(response: Promise<T>): Promise<T> => {
      const answered = await response;
      slowest = Math.max(slowest, performance.now() - asked);
      return answered;
    };
    const files = { audioFile: 'tone.mp3', coverArt: 'picture.jpg' } as const;
    const responses = await Promise.all([
      timed(upload(owner, '/api/tracks', { title: 'Too soon' }, files)),
      timed(upload(owner, '/api/videos', { title: 'Too soon' }, { videoFile: 'clip.mp4' })),
      timed(upload(owner, `/api/tracks/${track.id}`, {}, { audioFile: 'tone.wav' }, 'PUT')),
      // Not known to this site for a moment already.
      timed(owner.get('/uploads/0123456789abcdef.mp3')),
      timed(owner.get('/healthz')),
    ]);
    for (const response of responses) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('10');
      expect(response.json()).toEqual({
        message: 'The site cannot do this right now. Please try again in a moment.',
      });
    }
    expect((await owner.get('/api/tracks')).json()).toMatchObject([{ id: track.id, title: track.title }]);
    expect((await owner.get('/api/videos')).json()).toEqual([]);

    await server.misbehave('none');
    expect(await storedFiles(site)).toEqual(before);
    expect((await owner.get('/healthz')).statusCode).toBe(200);
    await makeTrack(owner, { title: 'In time' });
    const seconds = (slowest / 1_000).toFixed(1);
    figure(
      'A9',
      `the store ${fault}: 5 of 5 answered 503, the slowest after ${seconds} s; 0 rows, 0 files left`,
    );
  },
);
