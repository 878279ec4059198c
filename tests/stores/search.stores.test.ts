import { describe, expect, test } from 'vitest';
import { aMessage, insertMessage, insertPhoto, insertTrack, insertVideo } from '#tests/support/factories.ts';
import { listKinds, readList } from '#tests/support/content/lists.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';

type Titled = { id: number; title: string };

async function siteWithTitles(...titles: string[]) {
  const site = await makeSite();
  for (const title of titles) await insertTrack(site, { title });
  return site;
}

async function found(visitor: Visitor, q: string, path = '/api/tracks'): Promise<string[]> {
  const { items, total } = await readList<Titled>(visitor, `${path}?limit=50&q=${encodeURIComponent(q)}`);
  expect(total).toBe(items.length);
  return items.map(({ title }) => title).sort();
}

describe('a search', () => {
  test('makes no difference between capitals, accents and the ways to write them', async () => {
    const pairs = [
      ['uber', 'Über'],
      ['BÄREN', 'baren'],
      ['ase', 'Åse'],
      ['ångström', 'Angstrom'],
      ['strasse', 'Straße'],
      ['GRÖSSE', 'größe'],
      ['weiß', 'Weiss'],
      ['soren', 'Søren'],
      ['lodz', 'Łódź'],
      ['istanbul', 'İstanbul'],
      // Written with an accent of its own behind the letter, as some systems do.
      ['café', 'Cafe\u0301'],
      ['re\u0301sume\u0301', 'Résumé'],
      ['ночь', 'НОЧЬ'],
      ['夜想', '夜想曲'],
      ['👩‍🎤', 'For 👩‍🎤 only'],
    ] as const;
    const site = await siteWithTitles(...pairs.map(([, title]) => title));
    for (const [q, title] of pairs) {
      expect([q, await found(site.visitor(), q)]).toEqual([q, [title]]);
    }
  });

  test('finds any part of a text, with or without spaces around it', async () => {
    const site = await siteWithTitles('Ghost Light', 'Stage Door');
    for (const q of ['ghost light', 'host', 'st li', '  LIGHT ', 'Ghost Light']) {
      expect([q, await found(site.visitor(), q)]).toEqual([q, ['Ghost Light']]);
    }
    for (const q of ['light ghost', 'ghostlight', 'ghost  light', 'ghost lights']) {
      expect([q, await found(site.visitor(), q)]).toEqual([q, []]);
    }
    for (const q of ['', '   ']) {
      expect([q, await found(site.visitor(), q)]).toEqual([q, ['Ghost Light', 'Stage Door']]);
    }
  });

  test('takes every character for itself', async () => {
    const titles = [
      '100% pure',
      '100 and pure',
      'snake_case',
      'snakeXcase',
      'Say "hello"',
      "It's mine",
      'back\\slash',
      'star*light',
      'starlight',
      'NEAR(one two)',
      'one OR two',
      'col:umn',
      '-minus',
      '^caret',
      '{brace}',
      '1 + 1',
      'semi;colon--',
    ];
    const site = await siteWithTitles(...titles);
    for (const [q, ...expected] of [
      ['100%', '100% pure'],
      ['%', '100% pure'],
      ['0% p', '100% pure'],
      ['e_c', 'snake_case'],
      ['_', 'snake_case'],
      ['"hello"', 'Say "hello"'],
      ['y "h', 'Say "hello"'],
      ['"', 'Say "hello"'],
      ['""'],
      ['"""'],
      ["it's", "It's mine"],
      ["'", "It's mine"],
      ['k\\s', 'back\\slash'],
      ['star*', 'star*light'],
      ['r*l', 'star*light'],
      ['near(', 'NEAR(one two)'],
      ['one two', 'NEAR(one two)'],
      ['one or two', 'one OR two'],
      ['col:', 'col:umn'],
      ['-min', '-minus'],
      ['^ca', '^caret'],
      ['{br', '{brace}'],
      ['1 + 1', '1 + 1'],
      [';colon--', 'semi;colon--'],
      ['***'],
      ['search_text'],
    ] as [string, ...string[]][]) {
      expect([q, await found(site.visitor(), q)]).toEqual([q, expected]);
    }
  });

  test('finds nothing by what no text can hold', async () => {
    const site = await makeSite();
    await insertTrack(site, { title: 'Night', description: 'Train' });
    for (const q of ['night\0train', 'abc\0def', 'a\u001fb', 'night\u001ftrain', '\ufffd']) {
      expect([q, await found(site.visitor(), q)]).toEqual([q, []]);
    }
  });

  test('may be of one or two letters', async () => {
    const site = await siteWithTitles('Åse', 'Zz Top', 'Blue', '夜');
    for (const [q, ...expected] of [
      ['å', 'Åse'],
      ['A', 'Åse'],
      ['zz', 'Zz Top'],
      ['ZT'],
      ['夜', '夜'],
      ['ue', 'Blue'],
    ] as [string, ...string[]][]) {
      expect([q, await found(site.visitor(), q)]).toEqual([q, expected]);
    }
  });

  test('looks at every text of a row, and at no two of them together', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    await insertTrack(site, { title: 'Night', description: 'Train', releaseType: 'ep' });
    await insertVideo(site, { title: 'Roof', videoType: 'behindTheScenes' });
    await insertPhoto(site, {
      title: 'Wings',
      description: 'Waiting',
      photographer: 'Ada Reyes',
      location: 'Tallahassee',
      year: '2025',
    });
    await insertMessage(site);
    for (const [path, finds, findsNot] of [
      ['/api/tracks', ['night', 'train', 'ep'], ['night train', 'nighttrain', 'train ep', 'night\ntrain']],
      ['/api/videos', ['roof', 'behindthescenes', 'behind the scenes'], ['roof behind']],
      ['/api/about/images', ['wings', 'waiting', 'reyes', 'tallah', '2025'], ['wings waiting', 'photo.jpg']],
      ['/api/messages', ['ada', 'ada@example', 'concert', 'wonderful'], ['concert it was', 'false']],
    ] as const) {
      for (const q of finds) {
        const { items, total } = await readList(owner, `${path}?q=${encodeURIComponent(q)}`);
        expect([path, q, items.length, total]).toEqual([path, q, 1, 1]);
      }
      for (const q of findsNot) {
        const { items, total } = await readList(owner, `${path}?q=${encodeURIComponent(q)}`);
        expect([path, q, items.length, total]).toEqual([path, q, 0, 0]);
      }
    }
  });

  test('counts at most a thousand, and still reaches what lies beyond', async () => {
    const site = await makeSite();
    await site.database.transaction().execute(async (database) => {
      for (let number = 1; number <= 1_010; number += 1) {
        await insertTrack({ ...site, database }, { title: number % 2 ? 'Echo' : 'Echoes' });
      }
      await insertTrack({ ...site, database }, { title: 'Silence' });
    });
    const visitor = site.visitor();
    const all = await readList<Titled>(visitor, '/api/tracks?q=echo');
    expect([all.items.length, all.total]).toEqual([1_000, 1_000]);
    const rest = await readList<Titled>(visitor, all.next ?? '');
    expect([rest.items.map(({ id }) => id), rest.next]).toEqual([[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], null]);
    expect((await readList(visitor, '/api/tracks?limit=5&page=203&q=echo')).items).toHaveLength(0);
    expect((await readList(visitor, '/api/tracks?limit=5&page=202&q=echo')).items).toHaveLength(5);
    expect((await readList(visitor, '/api/tracks?limit=5&q=echoes')).total).toBe(505);
  });

  test('is refused beyond 120 a minute from one address; reading is not, nor is the owner', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const search = (remoteAddress: string, url = '/api/tracks?q=song') =>
      site.app.inject({ url, remoteAddress });
    for (let nth = 0; nth < 120; nth += 1) expect((await search('192.0.2.1')).statusCode).toBe(200);
    for (const url of [
      '/api/tracks?q=song',
      '/api/videos?q=roof',
      '/api/about/images?q=a',
      '/music?q=song',
    ]) {
      const refused = await search('192.0.2.1', url);
      expect([url, refused.statusCode]).toEqual([url, 429]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await search('192.0.2.1', '/api/tracks?limit=5')).statusCode).toBe(200);
    expect((await search('192.0.2.1', '/music')).statusCode).toBe(200);
    expect((await search('192.0.2.2')).statusCode).toBe(200);
    const cookies = Object.fromEntries(owner.cookies);
    const ofOwner = { url: '/api/tracks?q=song', remoteAddress: '192.0.2.1', cookies };
    expect((await site.app.inject(ofOwner)).statusCode).toBe(200);
  });
});

describe('what has just changed is found at once', () => {
  const count = async (visitor: Visitor, path: string, q: string) =>
    (await readList(visitor, `${path}?q=${q}`)).total;

  async function ownedSite(): Promise<{ site: Site; owner: Visitor }> {
    const site = await makeSite();
    return { site, owner: await makeOwner(site) };
  }

  test.each(['tracks', 'videos', 'photos'] as const)('among %s', async (kind) => {
    const { site, owner } = await ownedSite();
    const { path, insert } = listKinds[kind];
    const { id } = await insert(site, 1, 'Old name');
    expect([await count(owner, path, 'old'), await count(owner, path, 'new')]).toEqual([1, 0]);
    expect((await owner.put(`${path}/${id}`, { title: 'New name' })).statusCode).toBe(200);
    expect([await count(owner, path, 'old'), await count(owner, path, 'new')]).toEqual([0, 1]);
    expect((await owner.delete(`${path}/${id}`)).statusCode).toBe(204);
    expect([await count(owner, path, 'old'), await count(owner, path, 'new')]).toEqual([0, 0]);
  });

  test('also when only another text of it has changed', async () => {
    const { site, owner } = await ownedSite();
    const { id } = await insertTrack(site, { title: 'Song', description: 'Quiet' });
    await owner.put(`/api/tracks/${id}`, { description: 'Loud' });
    expect([await count(owner, '/api/tracks', 'quiet'), await count(owner, '/api/tracks', 'loud')]).toEqual([
      0, 1,
    ]);
    await owner.put(`/api/tracks/${id}`, { releaseType: 'album' });
    expect([await count(owner, '/api/tracks', 'loud'), await count(owner, '/api/tracks', 'album')]).toEqual([
      1, 1,
    ]);
    const { items } = await readList<Titled & { version: number }>(owner, '/api/tracks?q=album');
    expect(items).toMatchObject([{ title: 'Song', description: 'Loud', releaseType: 'album' }]);
  });

  test('among messages', async () => {
    const { site, owner } = await ownedSite();
    expect(await count(owner, '/api/messages', 'encore')).toBe(0);
    await site.visitor().post('/api/contact', { ...aMessage, subject: 'Encore!' });
    expect(await count(owner, '/api/messages', 'encore')).toBe(1);
    await owner.put('/api/messages/1/read');
    expect((await readList(owner, '/api/messages?q=encore')).items).toMatchObject([{ read: true }]);
    await owner.delete('/api/messages/1');
    expect(await count(owner, '/api/messages', 'encore')).toBe(0);
  });
});
