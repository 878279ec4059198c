import { close, constants, open, read } from 'node:fs';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { LRUCache } from 'lru-cache';
import { getOrMake } from '#server/get-or-make.ts';
import type { ByteRange, PartReader } from '#server/storage/media-store/media-store.ts';
import { createReadBuffers } from '#server/storage/media-store/read-buffers.ts';

const MAX_OPEN = 64;
/** A file that is replaced by hand is served after this time. */
const OPEN_MS = 60_000;
/** Of a stream. */
const CHUNK_BYTES = 1024 * 1024;

const openFile = promisify(open);

type OpenFile = { descriptor: number; readers: number; isDropped: boolean };

/** Files stay open for a while after they were read: a player requests many parts of one. */
export function createOpenFiles() {
  const buffers = createReadBuffers();
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
    readerOf: (path: string): PartReader => ({
      /** At once, in memory of its own. */
      async readPart({ start, end }) {
        const file = await borrow(path);
        try {
          const part = Buffer.allocUnsafeSlow(end - start + 1);
          await fill(part, file, start);
          return part;
        } finally {
          release(file);
        }
      },

      /** In pieces that share one buffer, which is used for other parts afterwards. */
      async readInPieces({ start, end }, take) {
        const file = await borrow(path);
        try {
          await buffers.lend(end - start + 1, async (memory) => {
            for (let position = start; position <= end; position += memory.length) {
              const piece = memory.subarray(0, Math.min(memory.length, end - position + 1));
              await fill(piece, file, position);
              await take(piece);
            }
          });
        } finally {
          release(file);
        }
      },
    }),

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

/** Fails when the file ends before that: it is shorter than when it was opened. */
function fill(memory: Buffer, { descriptor }: OpenFile, position: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const readOn = (filled: number) => {
      if (filled === memory.length) return resolve();
      read(descriptor, memory, filled, memory.length - filled, position + filled, (error, bytesRead) => {
        if (error) reject(error);
        else if (bytesRead === 0) reject(new Error('A file has been cut off while it was read'));
        else readOn(filled + bytesRead);
      });
    };
    readOn(0);
  });
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
