import { expect, test } from 'vitest';
import { refusalOf } from '#web/features/admin/upload/files/check-file.ts';

const file = (name: string, { type = '', size = 1 } = {}) => {
  const made = new File(['x'], name, { type });
  return Object.defineProperty(made, 'size', { value: size });
};

test.each([
  ['song.mp3', 'audio', null],
  ['SONG.WAV', 'audio', null],
  ['song.ogg', 'audio', 'Audio file must be MP3, WAV, M4A or AAC'],
  ['film.mkv', 'video', 'Video file must be MP4, MOV or WebM'],
  ['drawing.svg', 'picture', 'Image must be JPG, PNG, GIF, WebP or AVIF'],
] as const)('%s as %s', (name, kind, expected) => {
  expect(refusalOf(file(name), kind)).toBe(expected);
});

test('a file without an ending is known by its type', () => {
  expect(refusalOf(file('recording', { type: 'audio/mpeg' }), 'audio')).toBeNull();
  expect(refusalOf(file('recording', { type: 'text/plain' }), 'audio')).toContain('must be MP3');
});

test('nothing and too much are both refused', () => {
  const limit = 10 * 1_024 * 1_024;
  expect(refusalOf(file('song.mp3', { size: 0 }), 'audio')).toBe('Audio file is empty');
  expect(refusalOf(file('song.mp3', { size: limit }), 'audio')).toBeNull();
  expect(refusalOf(file('song.mp3', { size: limit + 1 }), 'audio')).toBe(
    'Audio file must be 10MB or smaller',
  );
});
