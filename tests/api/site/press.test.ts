import { describe, expect, test } from 'vitest';
import {
  apiPaths,
  pagePaths,
  pressLogoPath,
  pressZipPath,
  sitemapPath,
  uploadsPath,
} from '#shared/primitives/addresses.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { Press } from '#shared/site/press.schema.ts';
import { typefaces } from '#shared/site/look/look.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { insertPhoto, makePhoto, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';
import { readZip } from '#tests/support/zip.ts';

const rider = { name: 'rider.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };

async function savePress(owner: Visitor, changes: object): Promise<Press> {
  const response = await owner.put(apiPaths.press, changes);
  expect(response.statusCode).toBe(200);
  return response.json<Press>();
}

async function saveRider(owner: Visitor): Promise<string> {
  const response = await upload(owner, apiPaths.press, {}, { rider }, 'PUT');
  expect(response.statusCode).toBe(200);
  return response.json<Press>().rider ?? '';
}

describe('a press kit', () => {
  test('is off by default, and then only for the owner', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const visitor = site.visitor();
    const artist = await visitor.get(apiPaths.artist);
    expect(artist.json()).not.toHaveProperty('press');
    const file = await saveRider(owner);
    await savePress(owner, { shortBio: 'Sings.' });

    for (const path of [apiPaths.press, pagePaths.press, pressZipPath, pressLogoPath, file])
      expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 404]);
    expect((await visitor.get(apiPaths.press)).json()).toEqual({ message: 'This site has no press kit' });
    expect((await visitor.get(sitemapPath)).body).not.toContain(pagePaths.press);
    expect((await owner.get(apiPaths.press)).json()).toMatchObject({ enabled: false, shortBio: 'Sings.' });

    await savePress(owner, { enabled: true });
    for (const path of [apiPaths.press, pagePaths.press, pressZipPath, pressLogoPath, file])
      expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 200]);
    expect((await visitor.get(apiPaths.artist)).json()).toMatchObject({ press: true });
    expect((await visitor.get(sitemapPath)).body).toContain(`${pagePaths.press}</loc>`);

    await savePress(owner, { enabled: false });
    for (const path of [apiPaths.press, pagePaths.press, pressZipPath, pressLogoPath, file])
      expect([path, (await visitor.get(path)).statusCode]).toEqual([path, 404]);
  });

  test('is complete in its page', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const photo = await makePhoto(owner, { title: 'At the Pier', photographer: 'Ana Lima' });
    const quotes = [{ text: 'A <b>voice</b>', source: 'The Tide', url: 'https://tide.example/review' }];
    const contact = 'Mia\nmia@example.org';
    const file = await saveRider(owner);
    await savePress(owner, {
      enabled: true,
      shortBio: 'Sings by the sea.',
      longBio: 'Born inland.\n\nMoved.',
      quotes,
      contact,
      imageIds: [photo.id],
    });
    const { body } = await site.visitor().get(pagePaths.press);
    expect(body).toContain('<meta name="description" content="Sings by the sea.">');
    expect(body).toMatch(/<link rel="canonical" href="[^"]+\/press">/);
    expect(body).toContain('og:image');
    for (const shown of [
      'Born inland.\n\nMoved.',
      'A &lt;b&gt;voice&lt;/b&gt;',
      'Ana Lima',
      'mia@example.org',
    ])
      expect(body).toContain(shown);
    for (const link of [pressZipPath, file, `${photo.imagePath}?download`, 'https://tide.example/review'])
      expect(body).toContain(`href="${link}"`);
  });

  test('keeps what it is not told to change, and refuses an older version', async () => {
    const owner = await makeOwner(await makeSite());
    const first = await savePress(owner, { shortBio: 'One', contact: ' Mia ', version: 1 });
    expect(first).toMatchObject({ shortBio: 'One', contact: 'Mia', quotes: [], version: 2 });
    expect(await savePress(owner, { longBio: 'Long' })).toMatchObject({ shortBio: 'One', version: 3 });
    const late = await owner.put(apiPaths.press, { shortBio: 'Late', version: first.version });
    expect(late.statusCode).toBe(409);
    expect((await owner.get(apiPaths.press)).json()).toMatchObject({ shortBio: 'One', longBio: 'Long' });
  });

  test('may be as long as it is allowed to be, in a form and as JSON', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const imageIds: number[] = [];
    while (imageIds.length < maximums.pressPhotos) imageIds.push((await insertPhoto(site)).id);
    const texts = {
      shortBio: '歌'.repeat(maximums.description),
      longBio: '歌'.repeat(maximums.pressBiography),
      contact: '歌'.repeat(maximums.description),
    };
    const quote = {
      text: '歌'.repeat(maximums.description),
      source: '歌'.repeat(maximums.shortText),
      url: 'https://tide.example/'.padEnd(maximums.address, 'x'),
    };
    const quotes = Array.from({ length: maximums.pressQuotes }, () => quote);
    const sent = { ...texts, quotes, imageIds };
    const lists = { quotes: JSON.stringify(quotes), imageIds: JSON.stringify(imageIds) };
    const form = await upload(owner, apiPaths.press, { ...texts, ...lists }, { rider }, 'PUT');
    expect(form.json()).toMatchObject(sent);
    await savePress(owner, {
      enabled: true,
      quotes: [],
      imageIds: [],
      shortBio: '',
      longBio: '',
      contact: '',
    });
    // Some programs write every letter beyond ASCII in six.
    const payload = JSON.stringify(sent).replaceAll('歌', String.raw`\u6b4c`);
    const headers = { 'content-type': 'application/json' };
    expect((await owner.send({ method: 'PUT', url: apiPaths.press, payload, headers })).statusCode).toBe(200);
    expect((await site.visitor().get(apiPaths.press)).json()).toMatchObject(sent);
  });

  test('shows no photo that visitors may not see', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const draft = await makePhoto(owner, { title: 'Draft', visibility: 'draft' });
    const second = await makePhoto(owner, { title: 'Second' });
    const first = await makePhoto(owner, { title: 'First' });
    const deleted = await makePhoto(owner, { title: 'Deleted' });
    const imageIds = [first.id, draft.id, deleted.id, second.id];
    await savePress(owner, { enabled: true, imageIds });
    await owner.delete(`${apiPaths.photos}/${deleted.id}`);

    expect((await owner.get(apiPaths.press)).json<Press>().imageIds).toEqual([first.id, draft.id, second.id]);
    const seen = (await site.visitor().get(apiPaths.press)).json<Press>();
    expect(seen.imageIds).toEqual([first.id, second.id]);
    expect(seen.photos.map(({ title }) => title)).toEqual(['First', 'Second']);
    expect((await site.visitor().get(pagePaths.press)).body).not.toContain('Draft');
    const names = readZip((await site.visitor().get(pressZipPath)).rawPayload).map(({ name }) => name);
    expect(names.filter((name) => name.startsWith('photos/'))).toEqual([
      'photos/01 First.jpg',
      'photos/02 Second.jpg',
    ]);
  });

  test('keeps a photo in the bin while the others are changed', async () => {
    const owner = await makeOwner(await makeSite());
    const deleted = await makePhoto(owner);
    const other = await makePhoto(owner);
    await savePress(owner, { imageIds: [deleted.id] });
    await owner.delete(`${apiPaths.photos}/${deleted.id}`);
    await savePress(owner, { imageIds: [other.id] });
    await owner.post(`/api/bin/photos/${deleted.id}/restore`);
    expect((await owner.get(apiPaths.press)).json<Press>().imageIds).toEqual([other.id, deleted.id]);
  });

  test.each([
    [{ quotes: [{ text: '', source: 'A' }] }, { quotes: 'Write what was said' }],
    [{ quotes: [{ text: 'A', source: ' ' }] }, { quotes: 'Write who said it' }],
    [
      { quotes: [{ text: 'A', source: 'B', url: 'javascript:alert(1)' }] },
      { quotes: 'A link must be an address that begins with https://' },
    ],
    [{ imageIds: [99] }, { imageIds: 'One of the photos was deleted. Please choose again.' }],
    [{ shortBio: 'a'.repeat(5_001) }, { shortBio: 'Short biography must be 5,000 characters or fewer' }],
  ])('refuses %j', async (changes, fields) => {
    const owner = await makeOwner(await makeSite());
    const response = await owner.put(apiPaths.press, changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ fields });
  });

  test('takes only a PDF as its rider, which browsers save and never open', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const page = { name: 'rider.pdf', bytes: Buffer.from('<!doctype html><script>alert(1)</script>') };
    const refused = await upload(owner, apiPaths.press, {}, { rider: page }, 'PUT');
    expect([refused.statusCode, refused.json()]).toEqual([415, { message: 'Document must be a PDF' }]);
    const tooLarge = { name: 'rider.pdf', bytes: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.4\n') };
    const large = await upload(owner, apiPaths.press, {}, { rider: tooLarge }, 'PUT');
    expect([large.statusCode, large.json()]).toEqual([413, { message: 'Document must be 10MB or smaller' }]);

    const before = await saveRider(owner);
    const use = (await owner.get(apiPaths.diskUse)).json();
    expect(use).toMatchObject({ rider: rider.bytes.length, pictures: 0 });
    await savePress(owner, { enabled: true });
    const { headers, rawPayload } = await site.visitor().get(before);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Rider.pdf"; filename*=UTF-8''Rider.pdf`,
    });
    expect(rawPayload).toEqual(rider.bytes);

    const after = await saveRider(owner);
    await site.jobs.idle();
    expect((await site.visitor().get(before)).statusCode).toBe(404);
    expect(await savePress(owner, { removeRider: true })).toMatchObject({ rider: null });
    await site.jobs.idle();
    expect((await site.visitor().get(after)).statusCode).toBe(404);
  });
});

test('a press kit comes as one file: texts, logo, photos in full size and the rider', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await owner.put(`${apiPaths.settings}/artist_name`, { value: 'Zoë' });
  const photo = await makePhoto(owner, {
    title: 'Ébb / Tide',
    photographer: 'Ana',
    aboutImage: 'picture.png',
  });
  await saveRider(owner);
  await savePress(owner, {
    enabled: true,
    shortBio: 'Short.',
    longBio: 'Long.',
    quotes: [{ text: 'Good.', source: 'The Tide' }],
    contact: 'Mia',
    imageIds: [photo.id],
  });
  const response = await site.visitor().get(pressZipPath);
  expect(response.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(response.rawPayload.length),
    'content-disposition': `attachment; filename="Zoe - Press.zip"; filename*=UTF-8''Zo%C3%AB%20-%20Press.zip`,
    'cache-control': 'no-store',
  });
  const logo = await site.visitor().get(pressLogoPath);
  expect(logo.headers['content-type']).toBe('image/png');
  expect(readZip(response.rawPayload)).toEqual([
    {
      name: 'biography.txt',
      method: 0,
      bytes: Buffer.from('Zoë\n\nShort.\n\nLong.\n\nGood.\nThe Tide\n\nMia\n'),
    },
    { name: 'logo.png', method: 0, bytes: logo.rawPayload },
    {
      name: 'photos/01 Ébb Tide - Ana.png',
      method: 0,
      bytes: (await site.visitor().get(photo.imagePath)).rawPayload,
    },
    { name: 'rider.pdf', method: 0, bytes: rider.bytes },
  ]);
  await site.media.discard(photo.imagePath.replace(uploadsPath, ''));
  expect((await site.visitor().get(pressZipPath)).statusCode).toBe(404);
});

test('the logo is written in the typeface of the site', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await savePress(owner, { enabled: true });
  const logos = new Set<string>();
  for (const value of typefaces) {
    await owner.put(`${apiPaths.settings}/${settingKeys.typeface}`, { value });
    logos.add((await site.visitor().get(pressLogoPath)).rawPayload.toString('base64'));
  }
  expect(logos.size).toBe(typefaces.length);
});
