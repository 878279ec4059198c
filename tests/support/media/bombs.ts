import { crc32, createDeflate } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const rgba = 6;

type PngShape = { width: number; height: number; bits: number; colours: number; interlaced?: boolean };

/** A valid PNG of a few kilobytes, all black, that unpacks to as many pixels as it says. */
async function blackPng({ width, height, bits, colours, interlaced = false }: PngShape): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = colours;
  header[12] = interlaced ? 1 : 0;
  const lineOf = (pixels: number) =>
    Buffer.alloc(1 + Math.ceil((pixels * bits * (colours === rgba ? 4 : 1)) / 8));
  const passes = interlaced ? adam7(width, height) : [{ width, height }];
  const lines = Readable.from(
    (function* lines() {
      for (const pass of passes) {
        const line = lineOf(pass.width);
        for (let count = 0; count < pass.height; count += 1) yield line;
      }
    })(),
  );
  const pixels = await buffer(lines.pipe(createDeflate({ level: 9 })));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The seven pictures that an interlaced PNG is made of, each finer than the one before. */
function adam7(width: number, height: number) {
  const steps = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return steps.map(([left, top, across, down]) => ({
    width: Math.ceil((width - left) / across),
    height: Math.ceil((height - top) / down),
  }));
}

export const pixelBomb = (side = 30_000) => blackPng({ width: side, height: side, bits: 1, colours: 0 });

/** As many pixels as are allowed, in sixteen bits, which can only be decoded all at once. */
export const interlacedBomb = () =>
  blackPng({ width: 10_000, height: 5_000, bits: 16, colours: rgba, interlaced: true });

/** As many pixels as are allowed, in lines that can be read one by one. */
export const largestPng = () => blackPng({ width: 10_000, height: 5_000, bits: 16, colours: rgba });

/** A song that says half a million things about itself before it begins. */
export function talkativeTrack(track: Buffer, frames = 500_000): Buffer {
  const frame = Buffer.from('TXXX\0\0\0\x04\0\0\0a\0b', 'latin1');
  const size = frame.length * frames;
  const head = Buffer.from('ID3\x03\0\0\0\0\0\0', 'latin1');
  for (const [place, shift] of [21, 14, 7, 0].entries()) head[6 + place] = (size >> shift) & 127;
  return Buffer.concat([head, Buffer.alloc(size, frame), track]);
}

/** A valid GIF of one pixel that never stops moving. */
export function endlessGif(frames = 10_000): Buffer {
  const head = Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  const frame = Buffer.from('!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0', 'latin1');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}
