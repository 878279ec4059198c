import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Post, PostDetails } from '#shared/catalogue/posts.schema.ts';
import { insertRelease, insertTrack, insertVideo, makePost, upload } from '#tests/support/factories.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const shared = share(async () => {
  const site = await makeSite();
  return { site, owner: await makeOwner(site) };
});

describe('writing a post', () => {
  test('stores its text as written, and lists show the beginning of it', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const body = '# Hello\r\n\r\nWe are **back** on [the road](/shows).';
    const response = await upload(owner, '/api/posts', { title: 'On the road', body });
    expect(response.statusCode).toBe(201);
    const post = response.json<Post>();
    expect(post).toEqual({
      id: 1,
      title: 'On the road',
      excerpt: 'Hello We are back on the road.',
      imagePath: null,
      picture: null,
      visibility: 'published',
      publishAt: null,
      publishedAt: expect.stringMatching(/Z$/),
      uploadDate: expect.stringMatching(/Z$/),
      version: 1,
    });
    const visitor = site.visitor();
    expect((await visitor.get('/api/posts')).json()).toEqual([post]);
    expect((await visitor.get('/api/posts/1')).json()).toEqual({
      ...post,
      body: body.replaceAll('\r\n', '\n'),
      trackId: null,
      videoId: null,
      releaseId: null,
      attachment: null,
      content: [
        { open: 'h2' },
        'Hello',
        { close: 'h2' },
        { open: 'p' },
        'We are ',
        { open: 'strong' },
        'back',
        { close: 'strong' },
        ' on ',
        { open: 'a', href: '/shows' },
        'the road',
        { close: 'a' },
        '.',
        { close: 'p' },
      ],
    });
  });

  test('with a picture and its focal point, which a change replaces or removes', async () => {
    const { owner } = shared();
    const focus = { x: 0.2, y: 0.8 };
    const post = await makePost(owner, { picture: 'picture.png', focus: JSON.stringify(focus) });
    expect(post.imagePath).toMatch(/^\/uploads\/[0-9a-f]{32}\.png$/);
    expect(post.picture).toMatchObject({ width: 800, height: 600, focus });
    const address = `/api/posts/${post.id}`;
    const replaced = await upload(owner, address, {}, { picture: 'picture.jpg' }, 'PUT');
    expect(replaced.json<Post>().imagePath).toMatch(/jpg$/);
    const removed = await owner.put(address, { removePicture: true });
    expect(removed.json()).toMatchObject({ imagePath: null, picture: null, version: 3 });
  });

  test('says what is wrong with it', async () => {
    const { owner } = shared();
    const refused = async (fields: Record<string, string>) => {
      const response = await upload(owner, '/api/posts', { title: 'Hi', body: 'Text', ...fields });
      expect(response.statusCode).toBe(400);
      return response.json<{ fields: object }>().fields;
    };
    expect(await refused({ title: 'a', body: ' ' })).toEqual({
      title: 'Title must be at least 2 characters',
      body: 'Please write something',
    });
    expect(await refused({ body: 'x'.repeat(100_001) })).toEqual({
      body: 'Text must be 100,000 characters or fewer',
    });
    const gone = 'This song, video or release is not there any more. Please choose another one.';
    expect(await refused({ trackId: '999' })).toEqual({ trackId: gone });
    expect(await refused({ videoId: '-1' })).toEqual({ videoId: gone });
    expect(await refused({ trackId: '1', releaseId: '2' })).toEqual({
      releaseId: 'A post shows one song, video or release. Please leave the others out.',
    });
  });

  test('may be as long as it is allowed to be, in a form and as JSON', async () => {
    const { owner, site } = shared();
    const post = await makePost(owner, { body: '歌\n'.repeat(49_999) + '歌歌' });
    const changed = await owner.put(`/api/posts/${post.id}`, { body: '"\n'.repeat(49_999) + '""' });
    expect(changed.statusCode).toBe(200);
    const { body } = (await site.visitor().get(`/api/posts/${post.id}`)).json<PostDetails>();
    expect(body).toHaveLength(100_000);
  });
});

test('a post shows a song, a video or a release for as long as visitors can see it', async () => {
  const { site, owner } = shared();
  const items = {
    trackId: await insertTrack(site, { title: 'Night Bus' }),
    videoId: await insertVideo(site, { title: 'Night Film' }),
    releaseId: await insertRelease(site, { title: 'Night', tracks: [await insertTrack(site)] }),
  };
  const apiOf = { trackId: 'tracks', videoId: 'videos', releaseId: 'releases' } as const;
  for (const field of ['trackId', 'videoId', 'releaseId'] as const) {
    const { id, title } = items[field];
    const post = await makePost(owner, { [field]: String(id) });
    const attachment = async () =>
      (await site.visitor().get(`/api/posts/${post.id}`)).json<PostDetails>().attachment;
    expect(await attachment()).toMatchObject({ kind: field.replace('Id', ''), item: { id, title } });
    await owner.delete(`/api/${apiOf[field]}/${id}`);
    expect(await attachment()).toBeNull();
    // The deleted item does not stand in the way of other changes.
    expect((await owner.put(`/api/posts/${post.id}`, { title: 'Changed' })).statusCode).toBe(200);
    await owner.post(`/api/bin/${apiOf[field]}/${id}/restore`);
    expect(await attachment()).toMatchObject({ item: { id } });
  }
  const hidden = await insertTrack(site, { visibility: 'draft' });
  const post = await makePost(owner, { trackId: String(hidden.id) });
  expect((await site.visitor().get(`/api/posts/${post.id}`)).json()).toMatchObject({ attachment: null });
});

test('news come newest first by the moment they became visible', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const draft = await makePost(owner, { title: 'Written first', visibility: 'draft' });
  await makePost(owner, { title: 'Written second' });
  const titles = async () =>
    (await site.visitor().get('/api/posts')).json<Post[]>().map(({ title }) => title);
  expect(await titles()).toEqual(['Written second']);
  await owner.put(`/api/posts/${draft.id}`, { visibility: 'published' });
  expect(await titles()).toEqual(['Written first', 'Written second']);
  const neighbours = (await site.visitor().get(`/api/posts/${draft.id}/neighbours`)).json();
  expect(neighbours).toEqual({ previous: null, next: { id: 2, title: 'Written second' } });
});

test('the picture of a draft is for its owner alone', async () => {
  const { site, owner } = shared();
  const post = await makePost(owner, { visibility: 'draft', picture: 'picture.png' });
  expect((await site.visitor().get(post.imagePath ?? '')).statusCode).toBe(404);
  expect((await owner.get(post.imagePath ?? '')).statusCode).toBe(200);
});

test('a post that is scheduled has the date at which it appears', async () => {
  const { owner } = shared();
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const post = await makePost(owner, { visibility: 'scheduled', publishAt });
  expect(post).toMatchObject({ publishAt, publishedAt: publishAt });
});

test('a post that was hidden returns with the date of its first publication', async () => {
  const { owner } = shared();
  const change = async ({ id }: Post, wanted: object) =>
    (await owner.put(`/api/posts/${id}`, wanted)).json<Post>();
  const publishAt = new Date(Date.now() + 3_600_000).toISOString();
  const shown = await makePost(owner);
  const planned = await makePost(owner, { visibility: 'scheduled', publishAt });
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const post of [shown, planned]) await change(post, { visibility: 'draft' });
  const again = { publishAt: new Date(Date.now() + 7_200_000).toISOString(), visibility: 'scheduled' };
  expect(await change(shown, again)).toMatchObject({ publishedAt: again.publishAt });
  expect(await change(shown, { visibility: 'published' })).toMatchObject({ publishedAt: shown.publishedAt });
  // Nobody had seen it.
  const now = new Date().toISOString();
  const { publishedAt } = await change(planned, { visibility: 'published' });
  expect(publishedAt >= now && publishedAt < publishAt).toBe(true);
});

test('the news section is there while there is something in it', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const sections = async () => {
    const { look } = (await site.visitor().get('/api/artist')).json<{ look: { sections: string[] } }>();
    return look.sections;
  };
  expect(await sections()).toEqual(['music', 'videos', 'about', 'contact']);
  const post = await makePost(owner, { visibility: 'draft' });
  expect(await sections()).not.toContain('news');
  await owner.put(`/api/posts/${post.id}`, { visibility: 'published' });
  expect(await sections()).toEqual(['music', 'videos', 'news', 'about', 'contact']);
  await owner.put('/api/settings/home_sections', { value: 'contact about music' });
  expect(await sections()).toEqual(['contact', 'news', 'about', 'music']);
  await owner.put('/api/settings/home_sections', { value: 'contact music -news' });
  expect(await sections()).toEqual(['contact', 'music']);
});
