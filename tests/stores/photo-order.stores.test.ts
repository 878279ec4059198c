import { expect, test } from 'vitest';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { insertPhoto } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const url = '/api/about/images';

/** Photos named after their numbers; the gallery shows the last one first. */
async function galleryOf(count: number) {
  const site = await makeSite();
  const owner = await makeOwner(site);
  for (let number = 1; number <= count; number += 1) await insertPhoto(site, { title: String(number) });
  const move = (id: number, before: unknown) => owner.put(`${url}/${id}/position`, { before });
  return { site, owner, move };
}

async function orderOf(site: Site): Promise<string> {
  const photos = (await site.visitor().get(url)).json<Photo[]>();
  return photos.map(({ title }) => title).join(' ');
}

async function orderOnPage(site: Site): Promise<string> {
  const { body } = await site.visitor().get('/');
  return [...body.matchAll(/ alt="(\d+)"/g)].map(([, title]) => title).join(' ');
}

test('a photo is moved in front of another or to the end, and visitors see it there', async () => {
  const { site, owner, move } = await galleryOf(5);
  expect([await orderOf(site), await orderOnPage(site)]).toEqual(['5 4 3 2 1', '5 4 3 2 1']);
  const moved = await move(1, 4);
  expect(moved.statusCode).toBe(200);
  // Moving is not an edit.
  expect(moved.json()).toMatchObject({ id: 1, version: 1 });
  expect([await orderOf(site), await orderOnPage(site)]).toEqual(['5 1 4 3 2', '5 1 4 3 2']);
  await move(4, 5);
  expect(await orderOf(site)).toBe('4 5 1 3 2');
  await move(5, null);
  expect(await orderOf(site)).toBe('4 1 3 2 5');
  for (const [id, before] of [
    [4, 4],
    [4, 1],
    [5, null],
  ] as const) {
    await move(id, before);
    expect(await orderOf(site)).toBe('4 1 3 2 5');
  }
  await insertPhoto(site, { title: 'new' });
  await owner.delete(`${url}/3`);
  await owner.post('/api/bin/photos/3/restore');
  expect(await orderOf(site)).toBe('new 4 1 3 2 5');

  for (const [id, before, status, message] of [
    [99, 1, 404, 'Image not found'],
    [1, 99, 400, 'The photo it should stand in front of is no longer there'],
    [1, 0, 400, 'Say which photo it should stand in front of, or null for the end'],
    [1, 'first', 400, 'Say which photo it should stand in front of, or null for the end'],
    [1, undefined, 400, 'Say which photo it should stand in front of, or null for the end'],
  ] as const) {
    const refused = await move(id, before);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([status, message]);
  }
  expect(await orderOf(site)).toBe('new 4 1 3 2 5');
});

test('however often photos change places, each keeps one of its own', async () => {
  const { site, move } = await galleryOf(40);
  const expected = Array.from({ length: 40 }, (_, index) => 40 - index);
  // Always into the same gap, which halves each time.
  for (let round = 0; round < 60; round += 1) {
    const moving = expected.at(-1) ?? 0;
    const target = expected[20] ?? 0;
    expect((await move(moving, target)).statusCode).toBe(200);
    expected.splice(20, 0, ...expected.splice(-1));
  }
  expect(await orderOf(site)).toBe(expected.join(' '));
  const positions = await site.database.selectFrom('aboutImages').select('position').execute();
  expect(new Set(positions.map(({ position }) => position)).size).toBe(40);
});

type Move = [id: number, before: number | null];

/** Every order that these moves can end in when they are made one after the other, in whichever sequence. */
function possibleOrders(order: number[], moves: Move[]): string[] {
  if (moves.length === 0) return [order.join(' ')];
  return moves.flatMap(([id, before], index) => {
    const others = order.filter((photo) => photo !== id);
    const place = before === null ? others.length : others.indexOf(before);
    return possibleOrders(others.toSpliced(place, 0, id), moves.toSpliced(index, 1));
  });
}

test('photos that are moved at the same time end as if one had been moved after the other', async () => {
  const { site, move } = await galleryOf(6);
  let order = [6, 5, 4, 3, 2, 1];
  for (let round = 0; round < 6; round += 1) {
    const [first, second, third, , , last] = order as [number, number, number, number, number, number];
    // All of them want the places around the first one.
    const moves: Move[] = [
      [last, first],
      [third, first],
      [first, null],
      [second, last],
    ];
    const responses = await Promise.all(moves.map(([id, before]) => move(id, before)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const shown = await orderOf(site);
    expect(possibleOrders(order, moves)).toContain(shown);
    order = shown.split(' ').map(Number);
    const positions = await site.database.selectFrom('aboutImages').select('position').execute();
    expect(new Set(positions.map(({ position }) => position)).size).toBe(6);
  }
});
