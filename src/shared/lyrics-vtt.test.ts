import { expect, test } from 'vitest';
import { lyricsAsVtt } from '#shared/lyrics-vtt.ts';

test('each line stands until the next, and a pause shows nothing', () => {
  const lines = [
    { time: 1, text: 'First --> line' },
    { time: 61.25, text: '' },
    { time: 3_725.5, text: 'Two\nlines <b> & more' },
  ];
  expect(lyricsAsVtt(lines)).toBe(
    [
      'WEBVTT',
      '00:00:01.000 --> 00:01:01.250\nFirst → line',
      '01:02:05.500 --> 01:02:15.500\nTwo\nlines &lt;b> &amp; more\n',
    ].join('\n\n'),
  );
});
