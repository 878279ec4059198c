import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeTusServer } from '#tests/support/browser/fake-tus-server.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { createAttempt, sendOnce, type Attempt } from '#web/admin/upload/send-once.ts';
import type { Sending } from '#web/lib/api/upload.ts';

const MB = 1024 * 1024;

let server: ReturnType<typeof fakeTusServer>;

beforeEach(() => {
  server = fakeTusServer();
});
afterEach(() => vi.unstubAllGlobals());

const audioFile = new File([new Uint8Array(9 * MB)], 'song.wav');

function send(attempt: Attempt, title: string, onSending?: (sending: Sending) => void) {
  return sendOnce({ kind: 'track', attempt, body: formDataOf({ title, audioFile }), onSending });
}

it('corrects nothing when only the pieces of a file were lost, because nothing can be stored', async () => {
  const attempt = createAttempt();
  vi.stubGlobal('navigator', { onLine: false });
  server.cutNext({ method: 'PATCH', receivedBytes: MB });
  server.cutNext({ method: 'PATCH', status: 500, body: { message: 'Broken' } });
  const sending = vi.fn<(sending: Sending) => void>();
  const sent = send(attempt, 'First title', sending);
  await vi.waitFor(() => expect(sending.mock.lastCall?.[0]).toMatchObject({ isOffline: true }));
  server.reconnect();
  await expect(sent).rejects.toMatchObject({ reason: 'Broken' });
  await send(attempt, 'Second title');
  expect(server.forms.map((form) => form.get('title'))).toEqual(['Second title']);
});

it('corrects what may have been stored before a response was lost', async () => {
  const attempt = createAttempt();
  server.cutNext({ method: 'FORM', status: 503 });
  await expect(send(attempt, 'First title')).rejects.toMatchObject({ status: 503 });
  await send(attempt, 'Second title');
  expect(server.forms.map((form) => form.get('title'))).toEqual([
    'First title',
    'Second title',
    'Second title',
  ]);
});
