import { describe, expect, test } from 'vitest';
import { deleteForGood, insertPhoto, makePhoto, upload } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';

const url = '/api/about/images';

describe('uploading a photo', () => {
  test('keeps every field', async () => {
    const site = await makeSite();
    const fields = {
      title: 'Backstage',
      description: 'Before the show',
      photographer: 'Ana',
      location: 'Tallahassee',
      year: '2024',
      featured: 'true',
    };
    const response = await upload(await makeOwner(site), url, fields, { aboutImage: 'picture.webp' });
    expect(response.statusCode).toBe(201);
    const focus = { x: expect.closeTo(0.4, 1), y: expect.closeTo(0.4, 1) };
    const tint = { hue: expect.any(Number), chroma: expect.any(Number) };
    expect(response.json()).toEqual({
      ...fields,
      id: 1,
      featured: true,
      visibility: 'published',
      publishAt: null,
      imagePath: expect.stringMatching(/^\/uploads\/[0-9a-f]{32}\.webp$/),
      picture: { width: 800, height: 600, animated: false, thumbhash: expect.any(String), focus, tint },
      uploadDate: expect.stringMatching(/Z$/),
      version: 1,
    });
    expect((await site.visitor().get(url)).json()).toEqual([response.json()]);
    expect((await site.visitor().get(`${url}/featured`)).json()).toEqual(response.json());
  });

  test('needs a title and a file', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const noTitle = await upload(owner, url, { title: ' ' }, { aboutImage: 'picture.jpg' });
    expect(noTitle.statusCode).toBe(400);
    expect(noTitle.json()).toEqual({ message: 'Title is required', fields: { title: 'Title is required' } });
    const noFile = await upload(owner, url, { title: 'Backstage' });
    expect(noFile.statusCode).toBe(400);
    expect(noFile.json()).toEqual({
      message: 'No file selected',
      fields: { aboutImage: 'No file selected' },
    });
    // What a browser sends for an unused file picker.
    const unused = { aboutImage: { name: '', bytes: Buffer.alloc(0) } };
    expect((await upload(owner, url, { title: 'Backstage' }, unused)).json()).toEqual(noFile.json());
    expect(await storedFiles(site)).toEqual({});
  });
});

test('no featured photo is null; several are the newest', async () => {
  const site = await makeSite();
  await insertPhoto(site);
  expect((await site.visitor().get(`${url}/featured`)).body).toBe('null');
  await insertPhoto(site, { title: 'Older', featured: true });
  await insertPhoto(site, { title: 'Newer', featured: true });
  expect((await site.visitor().get(`${url}/featured`)).json()).toMatchObject({ title: 'Newer' });
  const titles = (await site.visitor().get(url)).json<{ title: string }[]>().map(({ title }) => title);
  expect(titles).toEqual(['Newer', 'Older', 'A photo']);
});

test('a change keeps the rest, counts the version up, and refuses an older one', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const photo = await insertPhoto(site, { location: 'Berlin', year: '2024' });
  const changed = await owner.put(`${url}/${photo.id}`, { title: 'New', year: '', version: 1 });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toEqual({ ...photo, title: 'New', year: null, version: 2 });
  expect((await owner.put(`${url}/${photo.id}`, { title: 'Late', version: 1 })).statusCode).toBe(409);
  const blank = await owner.put(`${url}/${photo.id}`, { title: '' });
  expect(blank.statusCode).toBe(400);
  expect(blank.json()).toMatchObject({ message: 'Title is required' });
});

test('deleting for good removes the row, the file and its sizes', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const photo = await makePhoto(owner);
  await site.jobs.idle();
  expect(Object.keys(await storedFiles(site)).length).toBeGreaterThan(2);
  await deleteForGood(owner, `${url}/${photo.id}`);
  await site.jobs.idle();
  expect(await storedFiles(site)).toEqual({});
  expect((await owner.get(photo.imagePath)).statusCode).toBe(404);
});

test('an unknown photo is 404 for every call', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  for (const response of [
    await owner.put(`${url}/99`, { title: 'Nobody' }),
    await owner.put(`${url}/99`, { title: 'Nobody', version: 1 }),
    await owner.delete(`${url}/99`),
  ]) {
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({ message: 'Image not found' });
  }
});
