import { describe, expect, test } from 'vitest';
import { aMessage, insertMessage } from '#tests/support/factories.ts';
import { readList } from '#tests/support/content/lists.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';

async function siteWithMessages(...subjects: string[]) {
  const site = await makeSite();
  const owner = await makeOwner(site);
  for (const subject of subjects) await insertMessage(site, { subject });
  return { site, owner };
}

async function remaining(owner: Visitor): Promise<string[]> {
  const { items } = await readList<{ id: number; subject: string }>(owner, '/api/messages');
  return items.map(({ subject }) => subject).reverse();
}

test('the number of unread messages follows what happens to them', async () => {
  const { site, owner } = await siteWithMessages('One', 'Two', 'Three');
  const unread = async () => (await owner.get('/api/messages/unread')).json();
  expect(await unread()).toEqual({ unread: 3 });
  await owner.put('/api/messages/2/read');
  await owner.put('/api/messages/2/read');
  expect(await unread()).toEqual({ unread: 2 });
  await owner.delete('/api/messages/1');
  expect(await unread()).toEqual({ unread: 1 });
  await site.visitor().post('/api/contact', aMessage);
  expect(await unread()).toEqual({ unread: 2 });
  await owner.post('/api/messages/delete', { matching: '', upTo: 4 });
  expect(await unread()).toEqual({ unread: 0 });
});

describe('deleting many messages', () => {
  test('takes the chosen ones and says how many there were', async () => {
    const { owner } = await siteWithMessages('One', 'Two', 'Three', 'Four');
    const response = await owner.post('/api/messages/delete', { ids: [2, 4, 4, 99] });
    expect([response.statusCode, response.json()]).toEqual([200, { deleted: 2 }]);
    expect(await remaining(owner)).toEqual(['One', 'Three']);
    expect((await owner.post('/api/messages/delete', { ids: [2] })).json()).toEqual({ deleted: 0 });
  });

  test('takes a thousand chosen ones', async () => {
    const { owner } = await siteWithMessages('Kept');
    const ids = Array.from({ length: 1_000 }, (_, place) => place + 2);
    expect((await owner.post('/api/messages/delete', { ids })).json()).toEqual({ deleted: 0 });
    expect(await remaining(owner)).toEqual(['Kept']);
  });

  test('takes all that match, whatever their capitals and accents, and nothing else', async () => {
    const { owner } = await siteWithMessages('Über uns', 'uber', 'Under 100%', 'Under 100 pounds');
    const remove = async (matching: string) =>
      (await owner.post('/api/messages/delete', { matching, upTo: 4 })).json();
    expect(await remove('ÜBER')).toEqual({ deleted: 2 });
    expect(await remove('0%')).toEqual({ deleted: 1 });
    expect(await remove('nowhere')).toEqual({ deleted: 0 });
    expect(await remaining(owner)).toEqual(['Under 100 pounds']);
  });

  test('never takes a message that arrived after the last one seen', async () => {
    const { site, owner } = await siteWithMessages('Spam one', 'Ham', 'Spam two');
    await site.visitor().post('/api/contact', { ...aMessage, subject: 'Spam unseen' });
    const some = await owner.post('/api/messages/delete', { matching: 'spam', upTo: 3 });
    expect(some.json()).toEqual({ deleted: 2 });
    expect(await remaining(owner)).toEqual(['Ham', 'Spam unseen']);
    const all = await owner.post('/api/messages/delete', { matching: '', upTo: 3 });
    expect(all.json()).toEqual({ deleted: 1 });
    expect(await remaining(owner)).toEqual(['Spam unseen']);
  });

  test('takes more than one part of the list shows, and none of what arrives meanwhile', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await site.database.transaction().execute(async (database) => {
      for (let number = 1; number <= 250; number += 1) {
        await insertMessage({ ...site, database }, { subject: number % 5 ? 'Spam' : 'Ham' });
      }
    });
    const deletion = owner.post('/api/messages/delete', { matching: 'spam', upTo: 250 });
    const sent = site.visitor().post('/api/contact', { ...aMessage, subject: 'Spam, just arrived' });
    expect((await sent).statusCode).toBe(201);
    expect((await deletion).json()).toEqual({ deleted: 200 });
    const { items } = await readList<{ id: number; subject: string }>(owner, '/api/messages');
    expect(items).toHaveLength(51);
    expect(items[0]).toMatchObject({ subject: 'Spam, just arrived' });
  });

  test('is refused when it is not said which, and takes nothing', async () => {
    const { owner } = await siteWithMessages('One');
    for (const body of [
      {},
      [],
      { ids: [] },
      { ids: Array.from({ length: 1_001 }, (_, place) => place + 1) },
      { ids: ['1'] },
      { ids: [0] },
      { ids: [-1] },
      { ids: [1.5] },
      { ids: 1 },
      { matching: '' },
      { upTo: 1 },
      { matching: 'x'.repeat(201), upTo: 1 },
      { matching: null, upTo: 1 },
      { matching: '', upTo: '1' },
      { matching: '', upTo: 0 },
    ]) {
      const response = await owner.post('/api/messages/delete', body);
      expect([body, response.statusCode]).toEqual([body, 400]);
      expect(response.json<{ message: string }>().message).toMatch(/^[A-Z].{10,}/);
    }
    expect(await remaining(owner)).toEqual(['One']);
  });
});
