import { expect, test } from 'vitest';
import { limitFrom, limitsFrom, MEGABYTE } from '#shared/maintenance/upload-limits.ts';

const sizes = {
  audio: 10 * MEGABYTE,
  video: 100 * MEGABYTE,
  picture: 20 * MEGABYTE,
  document: 10 * MEGABYTE,
};
const limits = { ...sizes, ceilings: { ...sizes, audio: 200 * MEGABYTE } };

test.each([
  ['1', MEGABYTE],
  ['200', 200 * MEGABYTE],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['010', null],
  ['٥', null],
  ['', null],
  ['9'.repeat(400), null],
])('%j megabytes are %j bytes', (text, bytes) => {
  expect(limitFrom(text)).toBe(bytes);
});

test.each([
  ['without settings', [], {}],
  ['raised', [{ key: 'max_audio_mb', value: '150' }], { audio: 150 * MEGABYTE }],
  ['lowered', [{ key: 'max_video_mb', value: ' 5 ' }], { video: 5 * MEGABYTE }],
  [
    'above a ceiling that was lowered later',
    [{ key: 'max_audio_mb', value: '999' }],
    { audio: 200 * MEGABYTE },
  ],
  ['unreadable', [{ key: 'max_picture_mb', value: 'large' }], {}],
  ['of documents, which have none', [{ key: 'max_document_mb', value: '1' }], {}],
])('limits %s', (_, settings, changed) => {
  expect(limitsFrom(settings, limits)).toEqual({ ...limits, ...changed });
});
