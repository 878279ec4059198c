import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeTusServer } from '#tests/support/browser/fake-tus-server.ts';
import { LARGE_FILE_BYTES } from '#web/lib/api/resumable/large-files.ts';
import { upload, UploadCancelled, type Sending } from '#web/lib/api/upload.ts';

const MB = 1024 * 1024;

let server: ReturnType<typeof fakeTusServer>;
let reports: Sending[];
let amounts: number[];

beforeEach(() => {
  server = fakeTusServer();
  reports = [];
  amounts = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const song = (bytes = 20 * MB) => new File([new Uint8Array(bytes)], 'song.wav', { lastModified: 1_000 });

function send(file: File) {
  const form = new FormData();
  form.append('title', 'Paper Lanterns');
  form.append('audioFile', file);
  const onSending = (sending: Sending) => {
    reports.push(sending);
    amounts.push(sending.progress.sent);
  };
  return upload('POST', '/api/tracks', form, { key: 'key', onSending });
}

/** Ends the pause before the next attempt. */
async function reconnectOnceWaiting(times = 1): Promise<void> {
  for (let waited = 0; waited < times; waited += 1) {
    await vi.waitFor(() => expect(reports.at(-1)?.isWaiting).toBe(true));
    reports.length = 0;
    server.reconnect();
  }
}

it('sends a small file with its form, and a large one in pieces before it', async () => {
  await send(song(LARGE_FILE_BYTES));
  expect(server.requests).toEqual(['FORM']);
  expect(server.forms[0]?.get('audioFile')).toBeInstanceOf(File);

  await send(song());
  expect(server.requests.slice(1)).toEqual(['POST', 'PATCH 0', 'PATCH 8388608', 'PATCH 16777216', 'FORM']);
  expect(Object.fromEntries(server.forms[1]!)).toEqual({ title: 'Paper Lanterns', audioUpload: 'upload-1' });
  expect(server.uploads.get('upload-1')?.metadata).toMatchObject({ filename: 'song.wav', kind: 'audio' });
});

it('says which field takes a file again after a reload, for the forms that are there again', async () => {
  const fieldOfNext = async (isUploadForm: boolean) => {
    const form = new FormData();
    form.append('coverArt', song(isUploadForm ? 9 * MB : 10 * MB));
    await upload('POST', '/api/tracks', form, { isUploadForm });
    return [...server.uploads.values()].at(-1)?.metadata['field'];
  };
  expect(await fieldOfNext(true)).toBe('coverArt');
  expect(await fieldOfNext(false)).toBeUndefined();
});

it('goes on where the connection was lost, and never shows less than before', async () => {
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB });
  const sent = send(song());
  await reconnectOnceWaiting();
  await sent;
  expect(server.requests).toEqual([
    'POST',
    'PATCH 0',
    'HEAD',
    'PATCH 3145728',
    'PATCH 11534336',
    'PATCH 19922944',
    'FORM',
  ]);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
});

it('does not count what had arrived earlier when it measures the speed', async () => {
  let seconds = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => 1_000 * (seconds += 1));
  const file = song();
  server.cutNext({ method: 'PATCH', receivedBytes: 7 * MB, status: 500, body: { message: 'Broken' } });
  await expect(send(file)).rejects.toMatchObject({ reason: 'Broken' });
  reports.length = 0;
  await send(file);
  const continued = reports.filter(({ progress }) => progress.sent > 0);
  expect(continued[0]?.progress).toMatchObject({ sent: 7 * MB, bytesPerSecond: 0 });
});

it('keeps what has arrived while a server restarts behind its proxy', async () => {
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB, status: 502 });
  server.cutNext({ method: 'HEAD', status: 502 });
  const sent = send(song());
  await reconnectOnceWaiting(2);
  await sent;
  expect(server.requests.filter((request) => request === 'POST')).toHaveLength(1);
  expect(server.requests).toContain('PATCH 3145728');
});

/** The pauses before the next attempts, in milliseconds. Each of them is cut short. */
async function pausesOf(sent: Promise<unknown>, count: number): Promise<number[]> {
  const timeouts = vi.spyOn(globalThis, 'setTimeout');
  await reconnectOnceWaiting(count);
  await sent;
  return timeouts.mock.calls.map(([, ms]) => Number(ms)).filter((ms) => ms >= 500);
}

it('pauses longer while the server takes nothing, and briefly again once it has taken something', async () => {
  for (let times = 0; times < 3; times += 1) server.cutNext({ method: 'PATCH', status: 503 });
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB });
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB });
  expect(await pausesOf(send(song()), 5)).toEqual([500, 1_000, 2_000, 4_000, 500]);
});

it('pauses as long as the server asks for', async () => {
  server.cutNext({ method: 'PATCH', status: 429, headers: { 'retry-after': '17' } });
  server.cutNext({ method: 'PATCH', status: 503 });
  expect(await pausesOf(send(song()), 2)).toEqual([17_000, 1_000]);
});

it('pauses when each new upload is gone at once', async () => {
  for (let times = 0; times < 3; times += 1) server.cutNext({ method: 'PATCH', status: 404 });
  expect(await pausesOf(send(song()), 2)).toEqual([1_000, 2_000]);
});

it('starts again when the server has the upload no more', async () => {
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB, status: 410 });
  await send(song());
  expect(server.requests.slice(0, 4)).toEqual(['POST', 'PATCH 0', 'POST', 'PATCH 0']);
});

it('ends with the reason when the server refuses the file', async () => {
  server.cutNext({ method: 'POST', status: 413, body: { message: 'Audio file must be 10MB or smaller' } });
  await expect(send(song())).rejects.toMatchObject({ reason: 'Audio file must be 10MB or smaller' });
  expect(server.requests).toEqual(['POST']);
});

it('sends only the form again when the form was refused, or its response was lost', async () => {
  const file = song();
  server.cutNext({ method: 'FORM', status: 400, body: { message: 'Title is too short' } });
  await expect(send(file)).rejects.toMatchObject({ reason: 'Title is too short' });
  server.requests.length = 0;
  server.cutNext({ method: 'FORM', status: 503 });
  await expect(send(file)).rejects.toMatchObject({ status: 503 });
  await send(file);
  // After a refusal the file may be gone; after a lost response it may be used, and the form says so.
  expect(server.requests).toEqual(['HEAD', 'FORM', 'FORM']);
});

it('sends the file again when the form says that the upload is gone', async () => {
  const file = song();
  server.cutNext({ method: 'FORM', status: 503 });
  await expect(send(file)).rejects.toMatchObject({ status: 503 });
  server.uploads.clear();
  server.requests.length = 0;
  server.cutNext({ method: 'FORM', status: 400, body: { message: 'Gone', fields: { audioUpload: 'Gone' } } });
  await send(file);
  expect(server.requests.slice(0, 4)).toEqual(['FORM', 'HEAD', 'POST', 'PATCH 0']);
});

it('deletes a cancelled upload on the server', async () => {
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB });
  const sent = send(song());
  await vi.waitFor(() => expect(reports.at(-1)?.isWaiting).toBe(true));
  expect(server.uploads.size).toBe(1);
  reports.at(-1)?.cancel();
  await expect(sent).rejects.toBeInstanceOf(UploadCancelled);
  await vi.waitFor(() => expect(server.uploads.size).toBe(0));
});

it('continues a file that is chosen again on the same page', async () => {
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB, status: 500, body: { message: 'Broken' } });
  await expect(send(song())).rejects.toMatchObject({ reason: 'Broken' });
  server.requests.length = 0;
  await send(song());
  expect(server.requests.slice(0, 2)).toEqual(['HEAD', 'PATCH 3145728']);
});

it('leaves alone an upload that another form or tab is sending', async () => {
  const headers = { 'retry-after': '3600' };
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB, status: 503, headers });
  const first = send(song());
  await vi.waitFor(() => expect(reports.at(-1)?.isWaiting).toBe(true));
  vi.resetModules();
  const inOtherTab = await import('#web/lib/api/resumable/interrupted-uploads.ts');
  expect(await inOtherTab.readInterruptedUploads()).toEqual({ uploads: [] });
  server.requests.length = 0;
  await send(song());
  expect(server.requests.slice(0, 2)).toEqual(['POST', 'PATCH 0']);
  server.reconnect();
  await first;
  expect([...server.uploads.keys()]).toEqual(['upload-1', 'upload-2']);
  expect((await inOtherTab.readInterruptedUploads()).uploads).toHaveLength(2);
});

it('continues a file that is chosen again after a reload, unless it has changed', async () => {
  server.cutNext({ method: 'PATCH', receivedBytes: 3 * MB, status: 500, body: { message: 'Broken' } });
  await expect(send(song())).rejects.toMatchObject({ reason: 'Broken' });
  vi.resetModules();
  const reloaded = await import('#web/lib/api/upload.ts');
  const sendAgain = async (file: File) => {
    server.requests.length = 0;
    const form = new FormData();
    form.append('audioFile', file);
    await reloaded.upload('POST', '/api/tracks', form, {});
    return server.requests.slice(0, 2);
  };
  expect(await sendAgain(song(19 * MB))).toEqual(['POST', 'PATCH 0']);
  expect(await sendAgain(song())).toEqual(['HEAD', 'PATCH 3145728']);
});
