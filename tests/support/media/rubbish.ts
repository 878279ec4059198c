import { bytesOf } from '#tests/support/media/fixtures.ts';
import { box } from '#tests/support/media/tags.ts';

export const half = async (bytes: Promise<Buffer>, share = 0.5) => {
  const all = await bytes;
  return all.subarray(0, Math.floor(all.length * share));
};

export const html =
  '<!doctype html><html><body><script>alert(document.cookie)</script></body></html>\n'.repeat(40);
export const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
export const riff = (type: string) =>
  Buffer.concat([Buffer.from('RIFF\xff\xff\0\0', 'latin1'), Buffer.from(type)]);
export const noise = (length: number) =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + 31) % 251));
export const ftyp = (brand: string) => box('ftyp', Buffer.from(`${brand}\0\0\x02\0${brand}mp41`, 'latin1'));
export const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';

/** The moov box is right, so the file opens; the pictures and sounds it points to are rubbish. */
export async function rubbishInside(name: 'clip.mp4' | 'tone.m4a'): Promise<Buffer> {
  const bytes = Buffer.from(await bytesOf(name));
  const content = bytes.indexOf('mdat', 0, 'latin1') + 4;
  const length = bytes.readUInt32BE(content - 8) - 8;
  noise(length).copy(bytes, content);
  return bytes;
}
