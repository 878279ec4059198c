import { expect, test } from 'vitest';
import { refusalOf } from '#web/admin/upload/files/check-file.ts';

const file = (name: string, { type = '', size = 1 } = {}) => {
  const made = new File(['x'], name, { type });
  return Object.defineProperty(made, 'size', { value: size });
};

const limits = { audio: 30 * 1_024 * 1_024, video: 1, picture: 1, document: 1 };

test.each([
  ['song.mp3', 'audio', null],
  ['SONG.WAV', 'audio', null],
  ['song.flac', 'audio', null],
  ['song.Ogg', 'audio', null],
  ['song.opus', 'audio', null],
  ['song.wma', 'audio', 'Audio file must be MP3, WAV, M4A, AAC, FLAC, OGG, Opus, AIFF or WavPack'],
  ['film.mkv', 'video', 'Video file must be MP4, MOV or WebM'],
  ['drawing.svg', 'picture', 'Image must be JPG, PNG, GIF, WebP or AVIF'],
] as const)('%s as %s', (name, kind, expected) => {
  expect(refusalOf(file(name), kind, limits)).toBe(expected);
});

test('a file without an ending is known by its type', () => {
  expect(refusalOf(file('recording', { type: 'audio/mpeg' }), 'audio', limits)).toBeNull();
  expect(refusalOf(file('recording', { type: 'text/plain' }), 'audio', limits)).toContain('must be MP3');
});

test('nothing and too much are both refused', () => {
  expect(refusalOf(file('song.mp3', { size: 0 }), 'audio', limits)).toBe(
    'Audio file is empty. Please choose another one.',
  );
  expect(refusalOf(file('song.mp3', { size: limits.audio }), 'audio', limits)).toBeNull();
  expect(refusalOf(file('song.mp3', { size: limits.audio + 1 }), 'audio', limits)).toBe(
    'Audio file must be 30MB or smaller',
  );
});
