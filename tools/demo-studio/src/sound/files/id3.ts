import type { Extras } from '#studio/sound/files/tags.ts';

const frames: Record<string, string> = {
  title: 'TIT2',
  artist: 'TPE1',
  album: 'TALB',
  track: 'TRCK',
  date: 'TYER',
  genre: 'TCON',
  composer: 'TCOM',
};

const mark = Buffer.from([0xff, 0xfe]);
const wide = (text: string) => Buffer.concat([mark, Buffer.from(text, 'utf16le')]);

function frame(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(10);
  head.write(name, 'latin1');
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** Tags as MP3 carries them (ID3v2.3): by hand, because FFmpeg writes no lyrics there. */
export function id3(tags: Record<string, string>, { cover, lyrics }: Extras): Buffer {
  const utf16 = Buffer.from([1]);
  const body = Buffer.concat([
    ...Object.entries(frames).flatMap(([name, code]) => {
      const text = tags[name];
      return text ? [frame(code, utf16, wide(text))] : [];
    }),
    // The language and an empty description stand before the words.
    ...(lyrics ? [frame('USLT', utf16, Buffer.from('eng'), mark, Buffer.alloc(2), wide(lyrics))] : []),
    ...(cover ? [frame('APIC', Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), cover)] : []),
  ]);
  const head = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1');
  // Seven bits to a byte.
  for (let index = 0; index < 4; index += 1) head[6 + index] = (body.length >> (7 * (3 - index))) & 0x7f;
  return Buffer.concat([head, body]);
}
