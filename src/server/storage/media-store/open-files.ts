import { close, constants, open, read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { ByteRange } from '#server/storage/media-store/media-store.ts';

const MOST_OPEN = 64;
/** Whoever puts another file in its place by hand waits no longer than this to see it. */
const OPEN_MS = 60_000;
/** Large, so that a long file takes few turns; a reader who is slow holds one of them. */
const CHUNK_BYTES = 1024 * 1024;

const openFile = promisify(open);
const readInto = promisify(read);

type OpenFile = { descriptor: number; readers: number; isDropped: boolean };

/**
 * Files that stay open for a while after somebody read them: a player asks for many parts of one, a crowd for the same
 * picture. Opening what is not there fails as it does for the system.
 */
export function createOpenFiles() {
  const kept = new LRUCache<string, Promise<OpenFile>>({
    max: MOST_OPEN,
    ttl: OPEN_MS,
    dispose: (file) => void file.then(drop, () => undefined),
  });

  async function openAnew(path: string): Promise<OpenFile> {
    const descriptor = await openFile(path, constants.O_RDONLY);
    return { descriptor, readers: 0, isDropped: false };
  }

  function find(path: string): Promise<OpenFile> {
    const known = kept.get(path);
    if (known) return known;
    const file = openAnew(path);
    kept.set(path, file);
    file.catch(() => kept.peek(path) === file && kept.delete(path));
    return file;
  }

  /** The file, which is not closed before it is released. */
  async function borrow(path: string): Promise<OpenFile> {
    const file = await find(path);
    // Dropped while we waited: its descriptor may be another file's by now.
    if (file.isDropped) return borrow(path);
    file.readers += 1;
    return file;
  }

  return {
    /** A part in one piece, for parts that are small. */
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

    /**
     * A large part, piece by piece. All pieces lie in the same memory, one after the other: new memory for each would
     * add up to the whole file before V8 looks for what it can free.
     */
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
          // Shorter than it was when it was opened.
          if (bytesRead === 0) throw new Error(`${path} has been cut off while it was read`);
          await take(memory.subarray(0, bytesRead));
          position += bytesRead;
        }
      } finally {
        release(file);
      }
    },

    /** A part as a stream. Once it has begun it can be read to its end, even when the file is removed meanwhile. */
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

    /** For a file that is removed or put elsewhere. */
    forget: (path: string) => void kept.delete(path),
    close: () => kept.clear(),
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
