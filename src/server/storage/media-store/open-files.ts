import { close, constants, open, read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { getOrMake } from '#server/get-or-make.ts';
import type { ByteRange } from '#server/storage/media-store/media-store.ts';

const MAX_OPEN = 64;
/** A file that is replaced by hand is served after this time. */
const OPEN_MS = 60_000;
/** Large, so that a long file takes few reads; a slow reader holds one in memory. */
const CHUNK_BYTES = 1024 * 1024;

const openFile = promisify(open);
const readInto = promisify(read);

type OpenFile = { descriptor: number; readers: number; isDropped: boolean };

/** Files stay open for a while after they were read: a player requests many parts of one. */
export function createOpenFiles() {
  const files = new LRUCache<string, Promise<OpenFile>>({
    max: MAX_OPEN,
    ttl: OPEN_MS,
    dispose: (file) => void file.then(drop, () => undefined),
  });

  async function openNew(path: string): Promise<OpenFile> {
    const descriptor = await openFile(path, constants.O_RDONLY);
    return { descriptor, readers: 0, isDropped: false };
  }

  /** The file is not closed before it is released. */
  async function borrow(path: string): Promise<OpenFile> {
    const file = await getOrMake(files, path, () => openNew(path));
    // Dropped while it was opened: its descriptor may belong to another file by now.
    if (file.isDropped) return borrow(path);
    file.readers += 1;
    return file;
  }

  return {
    /** A small part at once. */
    async readPart(path: string, { start, end }: ByteRange): Promise<Buffer> {
      const file = await borrow(path);
      try {
        const length = end - start + 1;
        const { bytesRead, buffer } = await readInto(
          file.descriptor,
          Buffer.allocUnsafe(length),
          0,
          length,
          start,
        );
        return buffer.subarray(0, bytesRead);
      } finally {
        release(file);
      }
    },

    /** A large part in pieces that share one buffer: separate ones would add up to the whole file before V8 frees them. */
    async readInPieces(
      path: string,
      { start, end }: ByteRange,
      take: (piece: Buffer) => Promise<void>,
    ): Promise<void> {
      const file = await borrow(path);
      try {
        const memory = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, end - start + 1));
        for (let position = start; position <= end;) {
          const length = Math.min(memory.length, end - position + 1);
          const { bytesRead } = await readInto(file.descriptor, memory, 0, length, position);
          // Shorter than when it was opened.
          if (bytesRead === 0) throw new Error(`${path} has been cut off while it was read`);
          await take(memory.subarray(0, bytesRead));
          position += bytesRead;
        }
      } finally {
        release(file);
      }
    },

    /** A part as a stream, which can be read to its end even when the file is removed. */
    async stream(path: string, { start = 0, end = Infinity }: Partial<ByteRange> = {}): Promise<Readable> {
      const file = await borrow(path);
      let position = start;
      let isReading = false;
      let whenRead = () => undefined as void;
      return new Readable({
        highWaterMark: CHUNK_BYTES,
        read() {
          const length = Math.min(CHUNK_BYTES, end - position + 1);
          if (length <= 0) return void this.push(null);
          isReading = true;
          read(
            file.descriptor,
            Buffer.allocUnsafeSlow(length),
            0,
            length,
            position,
            (error, bytesRead, buffer) => {
              isReading = false;
              whenRead();
              if (error) return void this.destroy(error);
              position += bytesRead;
              this.push(bytesRead === 0 ? null : buffer.subarray(0, bytesRead));
            },
          );
        },
        destroy(error, done) {
          whenRead = () => {
            release(file);
            done(error);
          };
          if (!isReading) whenRead();
        },
      });
    },

    /** For a file that is removed or replaced. */
    forget: (path: string) => void files.delete(path),
    close: () => files.clear(),
  };
}

function drop(file: OpenFile): void {
  file.isDropped = true;
  closeUnread(file);
}

function release(file: OpenFile): void {
  file.readers -= 1;
  closeUnread(file);
}

function closeUnread({ isDropped, readers, descriptor }: OpenFile): void {
  if (isDropped && readers === 0) close(descriptor);
}
