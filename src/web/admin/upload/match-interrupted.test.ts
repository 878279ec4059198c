import { expect, test } from 'vitest';
import type { ResumableUpload } from '#shared/media/resumable-uploads.schema.ts';
import { matchInterrupted } from '#web/admin/upload/match-interrupted.ts';
import { fingerprintOf } from '#web/lib/api/resumable/fingerprint.ts';

const file = (name: string, text = name) => new File([text], name, { lastModified: 1_000 });

const interrupted = async (id: string, of: File): Promise<ResumableUpload> => ({
  id,
  name: of.name,
  kind: 'audio',
  bytes: of.size,
  received: 1,
  expiresAt: '2026-01-01T00:00:00Z',
  fingerprint: await fingerprintOf(of),
});

test('a file that cannot be read is named, and the others continue', async () => {
  const unreadable = Object.assign(file('a.wav'), {
    slice: () => {
      throw new DOMException('The file could not be read', 'NotReadableError');
    },
  });
  const readable = file('b.wav');
  const uploads = [await interrupted('one', readable)];
  const { continued, wrong } = await matchInterrupted([unreadable, readable], uploads);
  expect(continued).toEqual([{ upload: uploads[0], file: readable }]);
  expect(wrong).toEqual([unreadable]);
});

test('each chosen file finds its own upload, and the others are named', async () => {
  const uploads = await Promise.all([
    interrupted('one', file('a.wav')),
    interrupted('two', file('a.wav')),
    interrupted('three', file('b.wav')),
  ]);
  const unknown = { ...uploads[0], id: 'four', fingerprint: undefined };
  const changed = file('b.wav', 'B.wav');
  const chosen = [file('a.wav'), file('a.wav'), file('a.wav'), changed];
  const { continued, wrong } = await matchInterrupted(chosen, [unknown, ...uploads]);
  expect(continued.map(({ upload }) => upload.id)).toEqual(['one', 'two']);
  expect(continued[0]?.file).toBe(chosen[0]);
  expect(wrong).toEqual([chosen[2], changed]);
});
