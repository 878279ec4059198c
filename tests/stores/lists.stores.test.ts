import { describe, expect, test } from 'vitest';
import { insertTrack } from '#tests/support/factories.ts';
import { listKinds, readList, readToEnd, type ListKind } from '#tests/support/content/lists.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const kinds = Object.entries<ListKind>(listKinds);
const ROWS = 24;

async function filled(insert: (site: Site, number: number) => Promise<unknown>, rows = ROWS) {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await site.database.transaction().execute(async (database) => {
    for (let number = 1; number <= rows; number += 1) await insert({ ...site, database }, number);
  });
  return { site, owner };
}

/** As people expect it: capitals and accents make no difference, and Track 2 comes before Track 10. */
const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function isInOrder(values: (string | number)[]): boolean {
  return values.every((value, place) => {
    const before = values[place - 1];
    if (before === undefined) return true;
    return typeof value === 'number' ? Number(before) <= value : compare(String(before), value) <= 0;
  });
}

describe.each(kinds)('a list of %s', (_kind, { path, name, sorts, insert }) => {
  /** For those who only read. */
  const shared = share(() => filled(insert));

  test('comes in every order, both ways, part by part as in one piece', async () => {
    const { owner } = shared();
    for (const [sort, valueOf] of Object.entries(sorts)) {
      const upwards = await readToEnd<never>(owner, `${path}?limit=5&sort=${sort}`);
      const downwards = await readToEnd<never>(owner, `${path}?limit=5&sort=-${sort}`);
      const values = (items: never[]) => items.map(valueOf);
      expect([sort, values(upwards), isInOrder(values(upwards))]).toEqual([sort, values(upwards), true]);
      const reversed = values(downwards).reverse();
      expect([sort, reversed, isInOrder(reversed)]).toEqual([sort, reversed, true]);
      for (const [sign, walked] of [
        ['', upwards],
        ['-', downwards],
      ] as const) {
        const ids = walked.map(({ id }) => id);
        expect([sort, ids.length, new Set(ids).size]).toEqual([sort, ROWS, ROWS]);
        const whole = await readList<never>(owner, `${path}?limit=100&sort=${sign}${sort}`);
        expect([sort, whole.items.map(({ id }) => id)]).toEqual([sort, ids]);
      }
    }
  });

  test('is newest first when nothing else is asked for', async () => {
    const { owner } = shared();
    const [[newest, valueOf] = ['', () => '']] = Object.entries(sorts);
    const plain = await readToEnd(owner, `${path}?limit=7`);
    expect(plain).toEqual(await readToEnd(owner, `${path}?limit=7&sort=-${newest}`));
    expect(plain).toEqual((await readList(owner, path)).items);
    expect(plain).toEqual(
      plain.toSorted((a, b) => {
        const [first, second] = [valueOf(a as never), valueOf(b as never)];
        return first === second ? b.id - a.id : String(second).localeCompare(String(first));
      }),
    );
  });

  test.each(['', '&sort=-title', '&sort=title'])(
    'shows everything once%s while rows come and go',
    async (order) => {
      const sort = path === '/api/messages' ? order.replace('title', 'subject') : order;
      const { site, owner } = await filled(insert, 16);
      const all = await readToEnd(owner, `${path}?limit=100${sort}`);
      const first = await readList(owner, `${path}?limit=4${sort}`);
      const gone = [0, 3, 6].map((place) => all[place]?.id ?? 0);
      // The last one shown, which the cursor names, is among them.
      for (const id of gone) expect((await owner.delete(`${path}/${id}`)).statusCode).toBe(204);
      const before = await insert(site, 99, 'AAAA');
      const behind = await insert(site, 1, 'zzzz');
      const shown = [...first.items, ...(await readToEnd(owner, first.next))].map(({ id }) => id);

      expect(new Set(shown).size).toBe(shown.length);
      const added = new Set([before.id, behind.id]);
      const expected = all.filter(({ id }, place) => place < 4 || !gone.includes(id)).map(({ id }) => id);
      expect(shown.filter((id) => !added.has(id))).toEqual(expected);
    },
  );

  test('says how many there are and how it goes on', async () => {
    const { owner } = shared();
    const first = await owner.get(`${path}?limit=12`);
    expect(first.headers['x-total-count']).toBe('24');
    expect(first.headers['link']).toMatch(
      new RegExp(`^<${path}\\?limit=12&after=[A-Za-z0-9_.~-]+>; rel="next"$`),
    );
    const second = await readList(owner, /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '');
    expect([second.items.length, second.total, second.next]).toEqual([12, 24, null]);
    const whole = await owner.get(path);
    expect([whole.headers['x-total-count'], whole.headers['link']]).toEqual(['24', undefined]);
  });

  test('has pages with numbers', async () => {
    const { owner } = shared();
    const all = (await readList(owner, path)).items;
    const page = (number: number) => readList(owner, `${path}?limit=10&page=${number}`);
    expect((await page(1)).items).toEqual(all.slice(0, 10));
    const second = await page(2);
    expect([second.items, second.total]).toEqual([all.slice(10, 20), ROWS]);
    expect((await readList(owner, second.next ?? '')).items).toEqual(all.slice(20));
    expect(await page(3)).toEqual({ items: all.slice(20), total: ROWS, next: null });
    expect(await page(4)).toEqual({ items: [], total: ROWS, next: null });
    expect(await page(100_000)).toEqual({ items: [], total: ROWS, next: null });
  });

  test('keeps its search and its order from part to part', async () => {
    const { site, owner } = await filled(insert, 6);
    for (const number of [1, 2, 3]) await insert(site, number, `Needle ${number}`);
    const sort = path === '/api/messages' ? 'subject' : 'title';
    const first = await readList(owner, `${path}?limit=2&q=needle&sort=-${sort}`);
    expect(first.total).toBe(3);
    const found = [...first.items, ...(await readToEnd(owner, first.next))];
    expect(found.map((item) => sorts[sort]?.(item as never))).toEqual(['Needle 3', 'Needle 2', 'Needle 1']);
  });

  test('gives each thing by its number', async () => {
    const { owner } = shared();
    for (const item of (await readList(owner, path)).items) {
      const response = await owner.get(`${path}/${item.id}`);
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject(item);
    }
    const missing = await owner.get(`${path}/${ROWS + 1}`);
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toEqual({ message: `${name} not found` });
  });
});

test('without a limit the newest thousand come, and the rest after them', async () => {
  const site = await makeSite();
  await site.database.transaction().execute(async (database) => {
    for (let number = 1; number <= 1_003; number += 1) {
      await insertTrack({ ...site, database }, { title: `Song ${number}` });
    }
  });
  const { items, total, next } = await readList(site.visitor(), '/api/tracks');
  expect([items.length, total]).toEqual([1_000, 1_003]);
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 1_000 }, (_, place) => 1_003 - place));
  expect((await readToEnd(site.visitor(), next)).map(({ id }) => id)).toEqual([3, 2, 1]);
});
