import { expect, it } from 'vitest';
import { sourcesOf } from '#web/lib/playback/source.ts';

const aac = { url: '/uploads/a-aac.m4a', type: 'audio/mp4; codecs="mp4a.40.2"', bytes: 2, bitrate: 160_000 };
const opus = { url: '/uploads/a-opus.weba', type: 'audio/webm; codecs="opus"', bytes: 1, bitrate: 112_000 };
const audioFile = '/uploads/a.wav';

it.each([
  ['Opus before AAC before the original', () => true, [opus.url, aac.url, audioFile]],
  ['only what the browser plays', (type: string) => type.includes('mp4'), [aac.url, audioFile]],
  ['the original when it plays neither', () => '', [audioFile]],
])('tries %s', (_, canPlay, expected) => {
  expect(sourcesOf({ audioFile, streams: [aac, opus] }, canPlay)).toEqual(expected);
});

it('plays the original until there are streams, and of a page that knows of none', () => {
  expect(sourcesOf({ audioFile, streams: [] }, () => true)).toEqual([audioFile]);
  expect(sourcesOf({ audioFile }, () => true)).toEqual([audioFile]);
});
