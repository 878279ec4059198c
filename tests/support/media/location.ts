import { box } from '#tests/support/media/tags.ts';

const text = (words: string) => Buffer.from(words, 'latin1');
const appleKey = 'com.apple.quicktime.location.ISO6709';

/** As phones write it: a list of keys, and a list of values by the number of their key. */
function keyedNotes(place: string, version: Buffer): Buffer {
  const handler = box('hdlr', Buffer.alloc(8), text('mdta'), Buffer.alloc(13));
  const keys = box('keys', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box('mdta', text(appleKey)));
  const values = box(
    'ilst',
    box('\0\0\0\x01', box('data', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]), text(place))),
  );
  return box('meta', version, handler, keys, values);
}

const xmp = (place: string) =>
  box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), text(`<exif:GPS>${place}</exif:GPS>`));
const xyz = (place: string) => box('\xa9xyz', Buffer.from([0, place.length, 0x15, 0xc7]), text(place));
const loci = (place: string) => box('loci', Buffer.alloc(6), text(`${place}\0`), Buffer.alloc(12));

/** Every way we know for a video to contain a location, by its position in the file. */
export function places(place: string): Record<string, Buffer> {
  return {
    'an Android note': box('moov', box('udta', xyz(place))),
    'a note of one track': box('moov', box('trak', box('udta', xyz(place)))),
    'a 3GPP note': box('moov', box('udta', loci(place))),
    'a QuickTime list': box('moov', keyedNotes(place, Buffer.alloc(0))),
    'an MP4 list': box('moov', box('udta', keyedNotes(place, Buffer.alloc(4)))),
    'a list of one track': box('moov', box('trak', keyedNotes(place, Buffer.alloc(0)))),
    "a camera's XML": box(
      'meta',
      Buffer.alloc(4),
      box('hdlr', Buffer.alloc(8), text('nrtm')),
      box('xml ', text(place)),
    ),
    XMP: xmp(place),
    'XMP inside': box('moov', box('udta', box('XMP_', text(place)))),
    'a tag among titles': box(
      'moov',
      box(
        'udta',
        box('meta', Buffer.alloc(4), box('hdlr', Buffer.alloc(8), text('mdirappl')), box('ilst', xyz(place))),
      ),
    ),
  };
}

/** The same video with its place told in several ways. Its moov box must be the last one. */
export function located(video: Buffer, place: string): Buffer {
  const moovAt = video.lastIndexOf('moov', undefined, 'latin1') - 4;
  const moov = video.subarray(moovAt);
  if (moov.readUInt32BE() !== moov.length) throw new Error('The moov box must be the last one');
  const notes = [box('udta', xyz(place), loci(place)), keyedNotes(place, Buffer.alloc(0))];
  return Buffer.concat([video.subarray(0, moovAt), box('moov', moov.subarray(8), ...notes), xmp(place)]);
}
