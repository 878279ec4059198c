// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { newTrackSchema } from '#shared/catalogue/tracks.schema.ts';
import { fakeUploads, pending, type FakeUpload } from '#tests/support/browser/fake-network.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { createFileQueue, titleFromName } from '#web/admin/upload/file-queue.ts';
import type { FoundTags } from '#web/admin/upload/files/track-tags.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { toast } from '#web/ui/toast/toast.ts';

vi.mock(import('#web/ui/toast/toast.ts'), { spy: true });

const audio = (name: string, text = 'sound') => new File([text], name, { type: 'audio/mpeg' });
const refusal = { message: 'Audio file could not be read' };

const limits = { audio: 1_000, video: 1_000, picture: 1_000, document: 1_000 };

let uploads: FakeUpload[];

beforeEach(() => {
  uploads = fakeUploads();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

type Found = { title: string | null; tags: FoundTags };

function makeQueue(readTags?: (file: File) => Promise<Found>) {
  const client = createQueryClient();
  const queue = createFileQueue({
    kind: 'track',
    title: newTrackSchema.shape.title,
    readTags,
    body: ({ title, file, tags }) => formDataOf({ ...tags, title, audioFile: file }),
  });
  const states = () => queue.get().items.map(({ state }) => state.name);
  const item = (place: number) => {
    const found = queue.get().items[place];
    if (!found) throw new Error(`Nothing at place ${place}`);
    return found;
  };
  /** The upload that is sent as number `place`, once it has been. */
  const sent = (place: number) =>
    vi.waitFor(() => {
      const upload = uploads[place];
      if (!upload) throw new Error('Not sent yet');
      return upload;
    });
  return { queue, client, states, item, sent, start: () => void queue.run(client) };
}

describe('several files at once', () => {
  it('are sent one after another, in their order', async () => {
    const { queue, states, sent, start } = makeQueue();
    queue.add([audio('01 - First.mp3'), audio('02 - Second.mp3'), audio('03 - Third.mp3')], limits);
    start();
    start();
    for (const [place, title] of ['First', 'Second', 'Third'].entries()) {
      const upload = await sent(place);
      expect(uploads).toHaveLength(place + 1);
      expect(upload.address).toBe('POST /api/tracks');
      expect(upload.form.get('title')).toBe(title);
      expect(states()[place]).toBe('sending');
      upload.answer(201);
    }
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    expect(states()).toEqual(['done', 'done', 'done']);
    expect(toast).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Music uploaded successfully' }),
    );
    queue.clearDone();
    expect(queue.get().items).toEqual([]);
  });

  it('go on when the server refuses one, which can be sent again', async () => {
    const { queue, client, states, item, sent, start } = makeQueue();
    queue.add([audio('broken.mp3'), audio('good.mp3')], limits);
    start();
    (await sent(0)).answer(415, refusal);
    (await sent(1)).answer(201);
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    expect(states()).toEqual(['failed', 'done']);
    expect(item(0).state).toMatchObject({ reason: refusal.message, canRetry: true });
    expect(toast).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: 'Upload failed',
        description: '1 of 2 files could not be uploaded. The list says why.',
      }),
    );

    queue.retry(item(0).id, client);
    (await sent(2)).loseConnection();
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    expect(item(0).state).toMatchObject({ reason: 'Something went wrong. Please try again.' });
    queue.rename(item(0).id, 'Better');
    queue.retry(item(0).id, client);
    const again = await sent(3);
    expect(again.form.get('title')).toBe('Better');
    again.answer(201, { id: 1 });
    // The try before had no answer, so the title may still be the one from then.
    (await sent(4)).answer(200);
    await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
  });

  it('are refused without being sent when they cannot be right, or their title is too short', async () => {
    const { queue, states, item, sent, start } = makeQueue();
    queue.add([audio('notes.txt'), audio('short.mp3'), audio('good.mp3')], limits);
    expect(item(0).state).toEqual({
      name: 'failed',
      reason: 'Audio file must be MP3, WAV, M4A, AAC, FLAC, OGG, Opus, AIFF or WavPack',
      canRetry: false,
    });
    queue.rename(item(1).id, 'x');
    start();
    (await sent(0)).answer(201);
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    expect(states()).toEqual(['failed', 'failed', 'done']);
    expect(item(1).state).toMatchObject({ reason: 'Title must be at least 2 characters', canRetry: true });
    expect(uploads).toHaveLength(1);
  });

  it('go on behind one that is cancelled; Stop leaves the rest waiting', async () => {
    const { queue, states, item, sent, start } = makeQueue();
    queue.add([audio('first.mp3'), audio('second.mp3'), audio('third.mp3')], limits);
    start();
    await sent(0);
    const { state } = item(0);
    if (state.name === 'sending') state.cancel();
    await sent(1);
    expect(states()).toEqual(['cancelled', 'sending', 'waiting']);
    queue.stop();
    await vi.waitFor(() => expect(states()).toEqual(['cancelled', 'cancelled', 'waiting']));
    expect(queue.get().isRunning).toBe(false);
    expect(uploads).toHaveLength(2);

    start();
    (await sent(2)).answer(201);
    await vi.waitFor(() => expect(states()).toEqual(['cancelled', 'cancelled', 'done']));
  });

  it('cannot be called back once the server has all of one: Stop lets it finish and leaves the rest waiting', async () => {
    const { queue, states, sent, start } = makeQueue();
    queue.add([audio('first.mp3'), audio('second.mp3')], limits);
    start();
    const first = await sent(0);
    first.progress(50, 100);
    first.progress(100, 100);
    queue.stop();
    expect(states()).toEqual(['sending', 'waiting']);
    expect(queue.get()).toMatchObject({ isRunning: true, isStopping: true });
    first.answer(201, { id: 1 });
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    expect(states()).toEqual(['done', 'waiting']);

    start();
    (await sent(1)).answer(201, { id: 2 });
    await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
  });

  it('keep their key through every try, so that none is stored twice', async () => {
    const { queue, client, states, item, sent, start } = makeQueue();
    queue.add([audio('first.mp3'), audio('second.mp3')], limits);
    start();
    (await sent(0)).loseConnection();
    (await sent(1)).answer(201, { id: 2 });
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    queue.retry(item(0).id, client);
    (await sent(2)).answer(201, { id: 1 });
    await vi.waitFor(() => expect(states()).toEqual(['done', 'done']));
    const [first, second, again] = uploads.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(second).not.toBe(first);
    expect(uploads).toHaveLength(3);
  });

  it('wait without a network, and go on by themselves when it is back', async () => {
    const { queue, states, item, sent, start } = makeQueue();
    queue.add([audio('first.mp3'), audio('second.mp3')], limits);
    const isOffline = () => expect(item(0).state).toMatchObject({ name: 'sending', isOffline: true });
    vi.stubGlobal('navigator', { onLine: false });
    start();
    (await sent(0)).loseConnection();
    await vi.waitFor(isOffline);
    window.dispatchEvent(new Event('online'));
    (await sent(1)).loseConnection();
    await vi.waitFor(isOffline);
    window.dispatchEvent(new Event('online'));
    (await sent(2)).answer(201, { id: 1 });

    (await sent(3)).loseConnection();
    await vi.waitFor(() => expect(item(1).state).toMatchObject({ isOffline: true }));
    queue.stop();
    await vi.waitFor(() => expect(states()).toEqual(['done', 'cancelled']));
    window.dispatchEvent(new Event('online'));
    expect(uploads.map(({ headers }) => headers.get('idempotency-key'))).toEqual(
      [0, 0, 0, 1].map((place) => item(place).attempt.key),
    );
  });

  it('take a title that was changed after a try without an answer', async () => {
    const { queue, client, states, item, sent, start } = makeQueue();
    queue.add([audio('first.mp3')], limits);
    start();
    (await sent(0)).loseConnection();
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    queue.rename(item(0).id, 'Another title');
    queue.retry(item(0).id, client);
    (await sent(1)).answer(201, { id: 7, title: 'first' });
    const correction = await sent(2);
    expect(correction.address).toBe('PUT /api/tracks/7');
    expect(correction.form.get('title')).toBe('Another title');
    correction.answer(200, { id: 7 });
    await vi.waitFor(() => expect(states()).toEqual(['done']));
  });

  it('take a title that was changed after they waited for the network and were cancelled', async () => {
    const { queue, client, states, item, sent, start } = makeQueue();
    queue.add([audio('first.mp3')], limits);
    vi.stubGlobal('navigator', { onLine: false });
    start();
    (await sent(0)).loseConnection();
    await vi.waitFor(() => expect(item(0).state).toMatchObject({ isOffline: true }));
    queue.stop();
    await vi.waitFor(() => expect(states()).toEqual(['cancelled']));
    queue.rename(item(0).id, 'Another title');
    queue.retry(item(0).id, client);
    (await sent(1)).answer(201, { id: 7, title: 'first' });
    expect((await sent(2)).address).toBe('PUT /api/tracks/7');
    (await sent(2)).answer(200, { id: 7 });
    await vi.waitFor(() => expect(states()).toEqual(['done']));
  });

  it('wait for the owner when the session has ended', async () => {
    const { queue, client, states, sent, start } = makeQueue();
    client.setQueryData([apiPaths.user], { id: 1, username: 'billy' });
    queue.add([audio('first.mp3'), audio('second.mp3')], limits);
    start();
    (await sent(0)).answer(401, { message: 'Please sign in' });
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    expect(states()).toEqual(['failed', 'waiting']);
    expect(client.getQueryData([apiPaths.user])).toBeNull();
    expect(uploads).toHaveLength(1);
  });

  it('take the title found inside, unless the owner has written one', async () => {
    const found = pending<Found>();
    const { queue, item } = makeQueue(() => found.promise);
    queue.add([audio('one.mp3'), audio('two.mp3')], limits);
    queue.rename(item(1).id, 'Written by hand');
    found.resolve({ title: 'Tallahassee Lights', tags: {} });
    await vi.waitFor(() => expect(item(0).title).toBe('Tallahassee Lights'));
    expect(item(1).title).toBe('Written by hand');
  });

  it('are sent with what was found inside, however soon the owner presses Upload', async () => {
    const found = pending<Found>();
    const { queue, item, sent, start } = makeQueue(() => found.promise);
    queue.add([audio('one.mp3')], limits);
    start();
    expect(uploads).toHaveLength(0);
    found.resolve({ title: 'Tallahassee Lights', tags: { credits: 'Written by Ana' } });
    const upload = await sent(0);
    expect(upload.form.get('title')).toBe('Tallahassee Lights');
    expect(upload.form.get('credits')).toBe('Written by Ana');
    expect(item(0).tags).toEqual({ credits: 'Written by Ana' });
    upload.answer(201);
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
  });

  it('can be stopped or removed while they are being read', async () => {
    const found = pending<Found>();
    const { queue, item, start, states } = makeQueue(() => found.promise);
    queue.add([audio('one.mp3'), audio('two.mp3')], limits);
    start();
    queue.remove(item(0).id);
    queue.stop();
    found.resolve({ title: null, tags: {} });
    await vi.waitFor(() => expect(queue.get().isRunning).toBe(false));
    expect(states()).toEqual(['waiting']);
    expect(uploads).toHaveLength(0);
  });
});

test.each([
  ['paper-lanterns.mp3', 'paper-lanterns'],
  ['03_-_Paper_Lanterns.mp3', 'Paper Lanterns'],
  ['12. Ghost Light.wav', 'Ghost Light'],
  ['1999.mp3', '1999'],
  ['03 Paper Lanterns.mp3', 'Paper Lanterns'],
  ['7 rings.m4a', '7 rings'],
])('%s gives a title to start from', (name, expected) => {
  expect(titleFromName(name)).toBe(expected);
});
