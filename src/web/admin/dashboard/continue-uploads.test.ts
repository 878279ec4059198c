// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { uploadFields, type ResumableKind } from '#shared/media/resumable-uploads.ts';
import { continueUploads } from '#web/admin/dashboard/continue-uploads.ts';
import { knownUpload } from '#web/lib/api/resumable/known-uploads.ts';
import { discardAllDrafts, readDraft } from '#web/lib/drafts.ts';

beforeEach(discardAllDrafts);

const sizes = { audio: 10, video: 100, picture: 20, document: 10 };
const limits = { ...sizes, ceilings: sizes };
const kinds: Record<string, ResumableKind> = { audioFile: 'audio', videoFile: 'video' };

function interrupted(field: string, name: string) {
  const kind = kinds[field] ?? 'picture';
  const facts = { id: `upload of ${name}`, name, kind, bytes: 10, received: 5, expiresAt: '2030-01-01' };
  return { upload: { ...facts, field }, file: new File(['content'], name) };
}

test('each file returns to the field it was chosen for, and a second cover or video waits', () => {
  const all = Object.keys(uploadFields).map((field) => interrupted(field, `first ${field}`));
  const more = ['coverArt', 'videoFile'].map((field) => interrupted(field, `second ${field}`));
  const result = continueUploads([...all, ...more], limits);
  expect(result).toEqual({ forms: ['music', 'image', 'video'], isVideoLeft: true });
  const fileIn = (field: string) => all.find(({ upload }) => upload.field === field)?.file;
  expect(readDraft('track')).toEqual({ audioFile: fileIn('audioFile'), coverArt: fileIn('coverArt') });
  expect(readDraft('photo')).toEqual({ aboutImage: fileIn('aboutImage') });
  expect(readDraft('video')).toEqual({ source: 'file', videoFile: fileIn('videoFile') });
  for (const { file, upload } of all) expect(knownUpload(file)?.id).toBe(upload.id);
  for (const { file } of more) expect(knownUpload(file)).toBeNull();
});

test('a cover is not put beside another song', () => {
  const songs = ['one.wav', 'two.wav'].map((name) => interrupted('audioFile', name));
  continueUploads([...songs, interrupted('coverArt', 'cover.jpg')], limits);
  expect(readDraft('track')).toEqual({});
});
