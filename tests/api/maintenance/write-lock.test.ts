import { describe, expect, test } from 'vitest';
import { aMessage, insertMessage, insertTrack, insertVideo, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';
import { holdWriteLock } from '#tests/support/damage/write-lock.ts';

/** How long a change waits where a test is about the wait running out. */
const SOON = 60;

describe('while another program is writing', () => {
  test('pages, lists and searches answer', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await insertTrack(site, { title: 'Ghost Light' });
    const addresses = [
      '/',
      '/music',
      '/videos',
      '/auth',
      '/music?q=ghost',
      '/healthz',
      '/api/tracks?q=ghost',
    ];
    for (const address of addresses) await site.visitor().get(address);

    const lock = await holdWriteLock(site.folder);
    // First cached pages, then pages that must be rendered.
    for (const isNew of [false, true]) {
      if (isNew) site.changes.announce();
      for (const address of addresses) {
        const response = await site.visitor().get(address);
        expect([address, isNew, response.statusCode]).toEqual([address, isNew, 200]);
      }
    }
    for (const address of ['/api/messages', '/api/messages/unread', '/api/tracks?sort=title', '/api/user']) {
      expect([address, (await owner.get(address)).statusCode]).toEqual([address, 200]);
    }
    await lock.release();
  });

  test('the owner may look around, also after a pause', async () => {
    const site = await makeSite({ lockWaitMs: SOON });
    const owner = await makeOwner(site);
    const anHourAgo = new Date(Date.now() - 60 * 60_000).toISOString();
    await site.database.updateTable('sessions').set({ lastSeenAt: anHourAgo }).execute();
    const lock = await holdWriteLock(site.folder);
    expect((await owner.get('/api/messages')).statusCode).toBe(200);
    await lock.release();
  });

  test('a change waits for its turn without holding up anything else', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const lock = await holdWriteLock(site.folder);
    const done: string[] = [];
    const message = site.visitor().post('/api/contact', aMessage);
    // This one is made of several steps, in one transaction.
    const setting = owner.put('/api/settings/mood', { value: 'blue' });
    void message.then(() => done.push('message'));
    void setting.then(() => done.push('setting'));

    expect((await site.visitor().get('/')).statusCode).toBe(200);
    expect((await owner.get('/api/messages')).json()).toEqual([]);
    expect(done).toEqual([]);

    await lock.release();
    expect((await message).statusCode).toBe(201);
    expect((await setting).statusCode).toBe(201);
    expect((await owner.get('/api/messages')).json()).toMatchObject([aMessage]);
    expect((await owner.get('/api/settings')).json()).toMatchObject([{ key: 'mood', value: 'blue' }]);
  });

  test('so does one that gives back what it changed', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const { id } = await insertVideo(site, { title: 'Watched' });
    await insertMessage(site);
    const track = await insertTrack(site, { title: 'Deleted' });
    const lock = await holdWriteLock(site.folder);
    const changes = [
      owner.post(`/api/videos/${id}/view`),
      owner.put('/api/messages/1/read'),
      owner.delete(`/api/tracks/${track.id}`),
    ];
    let isAnswered = false;
    for (const change of changes) void change.then(() => (isAnswered = true));
    for (const path of ['/', '/music', '/videos']) await site.visitor().get(path);
    expect(isAnswered).toBe(false);
    await lock.release();
    const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 204]);
  });
});

describe('when the lock is not given back', () => {
  test('a change is refused, the caller is asked to come back, and then it works', async () => {
    const site = await makeSite({ lockWaitMs: SOON, environment: { LOG_LEVEL: 'silent' } });
    const owner = await makeOwner(site);
    const { id } = await insertTrack(site, { title: 'Before' });
    await insertMessage(site);
    const changes = [
      () => site.visitor().post('/api/contact', aMessage),
      () => owner.put('/api/settings/mood', { value: 'blue' }),
      () => owner.put(`/api/tracks/${id}`, { title: 'After' }),
      () => owner.post('/api/messages/delete', { matching: '', upTo: 9 }),
      () => owner.delete(`/api/tracks/${id}`),
    ];
    const lock = await holdWriteLock(site.folder);
    for (const response of await Promise.all(changes.map((change) => change()))) {
      expect(response.statusCode).toBe(503);
      expect(response.headers['retry-after']).toBe('10');
      expect(response.json()).toEqual({
        message: 'The site cannot do this right now. Please try again in a moment.',
      });
    }
    expect((await owner.get(`/api/tracks/${id}`)).json()).toMatchObject({ title: 'Before', version: 1 });
    expect((await site.visitor().get('/')).statusCode).toBe(200);

    await lock.release();
    const statuses = [];
    for (const change of changes) statuses.push((await change()).statusCode);
    expect(statuses).toEqual([201, 201, 200, 200, 204]);
  });

  test('an upload leaves nothing behind', async () => {
    const site = await makeSite({ lockWaitMs: SOON, environment: { LOG_LEVEL: 'silent' } });
    const owner = await makeOwner(site);
    const lock = await holdWriteLock(site.folder);
    const files = { audioFile: 'tone.mp3', coverArt: 'picture.jpg' } as const;
    expect((await upload(owner, '/api/tracks', { title: 'Song' }, files)).statusCode).toBe(503);
    expect(await storedFiles(site)).toEqual({});
    await lock.release();
    expect((await upload(owner, '/api/tracks', { title: 'Song' }, files)).statusCode).toBe(201);
  });
});
