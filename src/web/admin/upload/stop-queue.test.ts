import { afterEach, expect, it, vi } from 'vitest';
import { fakeTusServer } from '#tests/support/browser/fake-tus-server.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { createUploadQueue } from '#web/admin/upload/upload-queue.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';

afterEach(() => vi.unstubAllGlobals());

it('leaves on the server what has arrived of a large file, and goes on there', async () => {
  const server = fakeTusServer();
  const client = createQueryClient();
  const queue = createUploadQueue<{ audioFile: File }>({
    kind: 'track',
    body: ({ audioFile }) => formDataOf({ title: 'Paper Lanterns', audioFile }),
    report: () => undefined,
  });
  const stateOf = (id: number) => queue.find(id)?.state;
  const id = queue.add({ audioFile: new File([new Uint8Array(9 * 1024 * 1024)], 'long.wav') });
  server.cutNext({ method: 'PATCH', receivedBytes: 3 });
  void queue.run(client);
  await vi.waitFor(() => expect(stateOf(id)).toMatchObject({ isWaiting: true }));
  queue.stop();
  await vi.waitFor(() => expect(stateOf(id)?.name).toBe('cancelled'));
  server.requests.length = 0;
  queue.retry(id, client);
  await vi.waitFor(() => expect(stateOf(id)?.name).toBe('done'));
  expect(server.requests.slice(0, 2)).toEqual(['HEAD', 'PATCH 3']);
});
