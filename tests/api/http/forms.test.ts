import { describe, expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { MEGABYTE } from '#shared/maintenance/upload-limits.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import { formOf, upload } from '#tests/support/factories.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { longWav } from '#tests/support/media/long-wav.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, type Visitor } from '#tests/support/site.ts';
import { storedFiles } from '#tests/support/store.ts';
import { uploadLimits } from '#tests/support/upload-limits.ts';

const BOUNDARY = 'b0undary';

type Part = { name: string; value: string | Buffer; filename?: string; type?: string };

/** A form written by hand, for what no browser would send. */
function rawForm(parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"` +
        (filename === undefined ? '' : `; filename="${filename}"`) +
        `${type ? `\r\ncontent-type: ${type}` : ''}\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

function sendRaw(
  visitor: Visitor,
  payload: Buffer | string,
  type = `multipart/form-data; boundary=${BOUNDARY}`,
) {
  return visitor.send({ method: 'POST', url: '/api/tracks', headers: { 'content-type': type }, payload });
}

async function ownedSite() {
  const site = await makeSite();
  return { site, owner: await makeOwner(site) };
}

describe('a form', () => {
  const shared = share(ownedSite);

  test('may send its files before its fields', async () => {
    const { owner } = shared();
    const payload = rawForm([
      { name: 'audioFile', filename: 'a.mp3', value: await bytesOf('tone.mp3') },
      { name: 'title', value: 'Files first' },
    ]);
    const response = await sendRaw(owner, payload);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ title: 'Files first' });
  });

  test('with a field sent twice means the last one', async () => {
    const { owner } = shared();
    const form = await formOf({ title: 'One' }, { audioFile: 'tone.mp3' });
    form.append('title', 'Two');
    const response = await owner.send({ method: 'POST', url: '/api/tracks', payload: form });
    expect(response.json()).toMatchObject({ title: 'Two' });
  });

  test.each([
    ['../../etc/passwd.mp3'],
    ['/etc/passwd'],
    ['C:\\\\Windows\\\\x.mp3'],
    ['song.mp3\u0000.html'],
    [`${'n'.repeat(5_000)}.mp3`],
    ['<script>.html'],
  ])('keeps nothing of the file name %j', async (filename) => {
    const { site, owner } = shared();
    const before = await storedFiles(site);
    const response = await sendRaw(
      owner,
      rawForm([
        { name: 'title', value: 'Song' },
        { name: 'audioFile', filename, type: 'text/html', value: await bytesOf('tone.mp3') },
      ]),
    );
    expect(response.statusCode).toBe(201);
    const added = Object.keys(await storedFiles(site)).filter((name) => !(name in before));
    expect(added).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.mp3$/)]);
  });

  test('with text in every language is kept letter for letter', async () => {
    const { owner } = shared();
    const description = 'שלום ‏RTL 👩‍🎤 𝄞 <b>&amp;</b> "quoted" \\ é';
    const response = await upload(
      owner,
      '/api/tracks',
      { title: '夜 & ☕', description },
      { audioFile: 'tone.mp3' },
    );
    expect(response.json()).toMatchObject({ title: '夜 & ☕', description });
  });
});

/** Where everything is refused, so that nothing is ever there. */
const refusing = share(ownedSite);

describe('a form that is refused leaves nothing behind', () => {
  const track = (): Promise<Part> =>
    bytesOf('tone.mp3').then((value) => ({ name: 'audioFile', filename: 'a.mp3', value }));
  const title = { name: 'title', value: 'Song' };

  const cases: [string, number, () => Promise<{ payload: Buffer | string; type?: string }>][] = [
    ['JSON instead of a form', 415, async () => ({ payload: '{"title":"Song"}', type: 'application/json' })],
    ['an unknown type', 415, async () => ({ payload: 'x', type: 'application/x-nothing' })],
    ['a plain form', 415, async () => ({ payload: 'title=Song', type: 'application/x-www-form-urlencoded' })],
    ['no boundary', 400, async () => ({ payload: rawForm([title]), type: 'multipart/form-data' })],
    [
      'another boundary',
      400,
      async () => ({ payload: rawForm([title]).toString().replaceAll(BOUNDARY, 'x') }),
    ],
    ['garbage', 400, async () => ({ payload: Buffer.alloc(10_000, 7) })],
    ['an empty body', 400, async () => ({ payload: '' })],
    ['no end', 400, async () => ({ payload: rawForm([title, await track()], '') })],
    [
      'an end inside the file',
      400,
      async () => ({ payload: rawForm([title, await track()]).subarray(0, 9_000) }),
    ],
    ['two songs', 400, async () => ({ payload: rawForm([title, await track(), await track()]) })],
    [
      'an unexpected file',
      400,
      async () => ({ payload: rawForm([title, await track(), { ...(await track()), name: 'virus' }]) }),
    ],
    [
      'more files than allowed',
      413,
      async () => ({
        payload: rawForm([
          title,
          await track(),
          { ...(await track()), name: 'coverArt', value: await bytesOf('picture.jpg') },
          { ...(await track()), name: 'third' },
        ]),
      }),
    ],
    [
      'more fields than allowed',
      413,
      async () => ({
        payload: rawForm([
          ...Array.from({ length: requestLimits.fields + 1 }, (_, index) => ({
            name: `f${index}`,
            value: 'x',
          })),
          title,
          await track(),
        ]),
      }),
    ],
    [
      'a field that is too long',
      413,
      async () => ({
        payload: rawForm([{ name: 'title', value: 'x'.repeat(requestLimits.fieldBytes + 1) }, await track()]),
      }),
    ],
    [
      '__proto__ as a field',
      400,
      async () => ({ payload: rawForm([{ name: '__proto__', value: 'x' }, title, await track()]) }),
    ],
    [
      '__proto__ as a file',
      400,
      async () => ({ payload: rawForm([title, { ...(await track()), name: '__proto__' }]) }),
    ],
    [
      'a file sent as text',
      400,
      async () => ({ payload: rawForm([title, { name: 'audioFile', value: 'not a file' }]) }),
    ],
    [
      'JSON inside a field',
      400,
      async () => ({
        payload: rawForm([{ name: 'title', type: 'application/json', value: '{"a":1}' }, await track()]),
      }),
    ],
  ];

  test.each(cases)('%s: %i', async (_name, status, make) => {
    const { site, owner } = refusing();
    const { payload, type } = await make();
    const response = await sendRaw(owner, payload, type);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ message: string }>().message).toMatch(/^[A-Z].{5,}/);
    expect(await storedFiles(site)).toEqual({});
    expect((await owner.get('/api/tracks')).json()).toEqual([]);
    expect((await owner.get('/healthz')).statusCode).toBe(200);
  });
});

test.each(['/api/settings/mood', '/api/password'])('a form at %s, which takes JSON, is 415', async (url) => {
  const { owner } = refusing();
  const response = await upload(owner, url, { title: 'Changed' }, {}, 'PUT');
  expect(response.statusCode).toBe(415);
});

describe('files that are too large', () => {
  test.each([
    ['/api/tracks', 'audioFile', uploadLimits.audio, 'Audio file must be 10MB or smaller'],
    ['/api/videos', 'videoFile', uploadLimits.video, 'Video file must be 100MB or smaller'],
    ['/api/about/images', 'aboutImage', uploadLimits.picture, 'Image must be 20MB or smaller'],
  ])('%s: one byte over the limit is 413', async (url, field, limit, message) => {
    const { site, owner } = refusing();
    const file = { [field]: { name: 'big', bytes: Buffer.alloc(limit + 1) } };
    const response = await upload(owner, url, { title: 'Big' }, file);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({ message });
    expect(await storedFiles(site)).toEqual({});
  });

  test('the limits are those of the environment, and a signed-in client can ask for them', async () => {
    const site = await makeSite({
      environment: { MAX_AUDIO_MB: '12', MAX_VIDEO_MB: '1', MAX_PICTURE_MB: '2' },
    });
    const owner = await makeOwner(site);
    const limits = await owner.get(apiPaths.uploadLimits);
    const sizes = {
      audio: 12 * MEGABYTE,
      video: MEGABYTE,
      picture: 2 * MEGABYTE,
      document: 10 * MEGABYTE,
    };
    expect(limits.json()).toEqual({ ...sizes, ceilings: sizes });
    expect((await site.visitor().get(apiPaths.uploadLimits)).statusCode).toBe(401);
    for (const [url, field, megabytes, message] of [
      ['/api/tracks', 'audioFile', 12, 'Audio file must be 12MB or smaller'],
      ['/api/videos', 'videoFile', 1, 'Video file must be 1MB or smaller'],
      ['/api/about/images', 'aboutImage', 2, 'Image must be 2MB or smaller'],
    ] as const) {
      const file = { [field]: { name: 'big', bytes: Buffer.alloc(megabytes * MEGABYTE + 1) } };
      const response = await upload(owner, url, { title: 'Big' }, file);
      expect([response.statusCode, response.json()]).toEqual([413, { message }]);
    }
    const track = { name: 'long.wav', bytes: await longWav(11 * MEGABYTE) };
    expect((await upload(owner, '/api/tracks', { title: 'Fits' }, { audioFile: track })).statusCode).toBe(
      201,
    );
    const description = (await owner.get('/api/openapi.json')).body;
    expect(description).toContain('Audio file must be 12MB or smaller');
  });

  test('exactly the limit is fine', async () => {
    const { owner } = await ownedSite();
    const padded = await longWav(uploadLimits.audio);
    const response = await upload(
      owner,
      '/api/tracks',
      { title: 'Just fits' },
      {
        audioFile: { name: 'a.wav', bytes: padded },
      },
    );
    expect(response.statusCode).toBe(201);
  });
});
