/** What a recording program writes into a song. */
export type TrackTags = { title: string; cover: Buffer };

/** Only in ID3. */
type TrackTagFields = { lyrics: string; composer: string; isrc: string; date: string };

/** Its place on an album, likewise: `1/12` is the first of twelve. */
type TrackPosition = { album: string; track: string; disc: string };

type Id3 = TrackTags & { words?: TrackTagFields; place?: TrackPosition };

function id3Frame(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.write(name, 'latin1');
  head.writeUInt32BE(content.length, 4);
  return Buffer.concat([head, content]);
}

/** The same song with an ID3v2.3 tag in front. */
export function withId3(mp3: Buffer, { title, cover, words, place }: Id3): Buffer {
  const utf16 = (text: string) =>
    Buffer.concat([Buffer.from([0x01, 0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const mark = Buffer.from([0xff, 0xfe]);
  // The language and an empty description stand before the words.
  const lyrics = (text: string) =>
    Buffer.concat([
      Buffer.from('\x01eng', 'latin1'),
      mark,
      Buffer.alloc(2),
      mark,
      Buffer.from(text, 'utf16le'),
    ]);
  const frames = Buffer.concat([
    id3Frame('TIT2', utf16(title)),
    id3Frame('APIC', Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), cover])),
    ...(words
      ? [
          id3Frame('TCOM', utf16(words.composer)),
          id3Frame('TSRC', utf16(words.isrc)),
          id3Frame('TDRC', utf16(words.date)),
          id3Frame('USLT', lyrics(words.lyrics)),
        ]
      : []),
    ...(place
      ? [
          id3Frame('TALB', utf16(place.album)),
          id3Frame('TRCK', utf16(place.track)),
          id3Frame('TPOS', utf16(place.disc)),
        ]
      : []),
  ]);
  const head = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1');
  for (let index = 0; index < 4; index += 1) head[6 + index] = (frames.length >> (7 * (3 - index))) & 0x7f;
  return Buffer.concat([head, frames, mp3]);
}

export function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** The cover as FLAC, Ogg Vorbis and Opus write it among their other comments. */
export function pictureComment(cover: Buffer): string {
  const type = Buffer.from('image/jpeg', 'latin1');
  const block = [numbers(3, type.length), type, numbers(0, 0, 0, 0, 0, cover.length), cover];
  return Buffer.concat(block).toString('base64');
}

const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

/** The same song with iTunes tags. Its moov box must be the last one, so that growing it moves nothing. */
export function withItunesTags(m4a: Buffer, { title, cover }: TrackTags): Buffer {
  const moovAt = m4a.lastIndexOf('moov', undefined, 'latin1') - 4;
  const moov = m4a.subarray(moovAt);
  if (moov.readUInt32BE() !== moov.length) throw new Error('The moov box must be the last one');
  const handler = box('hdlr', numbers(0, 0), Buffer.from('mdirappl', 'latin1'), Buffer.alloc(9));
  const tags = box(
    'ilst',
    box('\xa9nam', box('data', numbers(1, 0), Buffer.from(title))),
    box('covr', box('data', numbers(13, 0), cover)),
  );
  const udta = box('udta', box('meta', numbers(0), handler, tags));
  return Buffer.concat([m4a.subarray(0, moovAt), box('moov', moov.subarray(8), udta)]);
}

/** The matrix phones write, in clockwise quarter turns: once when the camera was held upright. */
export function turned(mp4: Buffer, turns = 1): Buffer {
  const matrixAt = mp4.indexOf('tkhd', 0, 'latin1') + 44;
  const result = Buffer.from(mp4);
  const angle = (turns * Math.PI) / 2;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  [cos, sin, 0, -sin, cos, 0, 0, 0, 1 << 14].forEach((value, index) =>
    result.writeInt32BE(value * 65_536, matrixAt + index * 4),
  );
  return result;
}
