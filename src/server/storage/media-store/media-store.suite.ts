import { access, readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { fileNotFound } from '#server/errors.ts';
import type {
  ByteRange,
  MediaStore,
  SetAsideFile,
  StoredFile,
} from '#server/storage/media-store/media-store.ts';

/** What every media store promises, wherever it keeps its files. `makeStore` gives an empty one each time. */
export function mediaStoreSuite(storeName: string, makeStore: () => Promise<MediaStore>): void {
  describe(`${storeName} keeps files`, () => {
    let store: MediaStore;

    beforeEach(async () => {
      store = await makeStore();
    });

    async function arrive(content: string | Buffer): Promise<string> {
      const path = store.incomingPath();
      await store.write(path, [Buffer.from(content)]);
      return path;
    }

    async function keep(name: string, content: string | Buffer = name): Promise<void> {
      await store.save(await arrive(content), name);
    }

    async function names(prefix?: string): Promise<string[]> {
      const found: string[] = [];
      for await (const file of store.list(prefix)) found.push(file.name);
      return found.sort();
    }

    async function setAside(): Promise<SetAsideFile[]> {
      const found: SetAsideFile[] = [];
      for await (const file of store.listSetAside()) found.push(file);
      return found.sort((one, other) => (one.day < other.day ? -1 : 1));
    }

    async function content(name: string, range?: { start: number; end: number }): Promise<string> {
      const file = await store.open(name);
      if (!file) throw new Error(`${name} is missing`);
      return (await buffer(await file.read(range))).toString();
    }

    /** As it is sent. The memory of a piece is reused. */
    async function readInPieces(file: StoredFile | null, range: ByteRange): Promise<Buffer> {
      if (!file) throw new Error('The file is missing');
      const pieces: Buffer[] = [];
      await file.readInPieces(range, async (piece) => void pieces.push(Buffer.from(piece)));
      return Buffer.concat(pieces);
    }

    it('gives back what was saved, with its size and age', async () => {
      await keep('song.mp3', 'do re mi');
      const file = await store.open('song.mp3');
      expect(file?.size).toBe(8);
      expect(Math.abs(Date.now() - (file?.modifiedAt.getTime() ?? 0))).toBeLessThan(60_000);
      expect(await content('song.mp3')).toBe('do re mi');
    });

    it('keeps every byte of a larger file', async () => {
      const bytes = Buffer.alloc(3_000_001, 'marquee');
      await keep('large.mp4', bytes);
      const file = await store.open('large.mp4');
      expect(file && (await buffer(await file.read())).equals(bytes)).toBe(true);
    });

    it('reads a range, both ends included', async () => {
      await keep('song.mp3', '0123456789');
      expect(await content('song.mp3', { start: 2, end: 4 })).toBe('234');
      expect(await content('song.mp3', { start: 9, end: 9 })).toBe('9');
    });

    it.each([
      { start: 0, end: 1 },
      { start: 3, end: 4 },
    ])('sends a small part, also a second time, and of what was saved anew: %j', async (range) => {
      const readPart = async () => String(await readInPieces(await store.open('song.mp3'), range));
      await keep('song.mp3', 'aaaaa');
      expect([await readPart(), await readPart()]).toEqual(['aa', 'aa']);
      await keep('song.mp3', 'bbbbb');
      expect(await readPart()).toBe('bb');
    });

    it('sends a part of any size, wherever it begins', async () => {
      const bytes = Buffer.from(Array.from({ length: 3_000_001 }, (_, place) => place % 251));
      await keep('large.mp4', bytes);
      const file = await store.open('large.mp4');
      for (const start of [0, 7])
        for (const end of [7, 65_542, 65_543, 262_150, 2_900_000, 3_000_000])
          expect((await readInPieces(file, { start, end })).equals(bytes.subarray(start, end + 1))).toBe(
            true,
          );
    });

    it('no longer reads a part of what was discarded', async () => {
      await keep('song.mp3', 'la la la');
      const file = await store.open('song.mp3');
      const parts = [0, 1].map((start) => ({ start, end: 1 }));
      for (const part of parts) await readInPieces(file, part);
      await store.discard('song.mp3');
      for (const part of parts)
        await expect(readInPieces(file, part)).rejects.toThrow(fileNotFound().message);
      await expect(file?.read()).rejects.toThrow(fileNotFound().message);
    });

    it('leaves no temporary file behind', async () => {
      const temporary = await arrive('once');
      await store.save(temporary, 'once.mp3');
      await expect(access(temporary)).rejects.toThrow('ENOENT');
      expect(await store.clearIncoming()).toBe(0);
    });

    it('has nothing under an unknown name', async () => {
      expect(await store.open('unknown.mp3')).toBeNull();
      await expect(store.withLocalFile('unknown.mp3', async () => 1)).rejects.toMatchObject({ status: 404 });
    });

    it('discards a file, and does not mind a missing one', async () => {
      await keep('song.mp3');
      await store.discard('song.mp3');
      await store.discard('song.mp3');
      expect(await store.open('song.mp3')).toBeNull();
      expect(await names()).toEqual([]);
    });

    it('lists stored files, all or by prefix, and not those still arriving', async () => {
      await keep('abc.jpg', '12345');
      await keep('abc-640.avif');
      await keep('abcd.jpg');
      await arrive('half a song');
      expect(await names()).toEqual(['abc-640.avif', 'abc.jpg', 'abcd.jpg']);
      expect(await names('abc-')).toEqual(['abc-640.avif']);
      for await (const file of store.list('abc.')) expect(file).toMatchObject({ name: 'abc.jpg', size: 5 });
    });

    it('does not clear what is arriving right now', async () => {
      const temporary = await arrive('one');
      expect(await store.clearIncoming()).toBe(0);
      await store.save(temporary, 'song.mp3');
      expect(await names()).toEqual(['song.mp3']);
    });

    it('gives every arriving file its own path', () => {
      expect(new Set(Array.from({ length: 100 }, () => store.incomingPath())).size).toBe(100);
    });

    it('lends a file as a local path', async () => {
      await keep('song.mp3', 'la la');
      const lent = await store.withLocalFile('song.mp3', (path) => readFile(path, 'utf8'));
      expect(lent).toBe('la la');
    });

    it('says that a file is missing when work on it fails because it was discarded', async () => {
      await keep('song.mp3');
      const failing = store.withLocalFile('song.mp3', () => Promise.reject(new Error('no such song')));
      await expect(failing).rejects.toThrow('no such song');
      const overtaken = store.withLocalFile('song.mp3', async () => {
        await store.discard('song.mp3');
        throw new Error('no such song');
      });
      await expect(overtaken).rejects.toMatchObject({ status: 404 });
    });

    it.each([
      '../escape.mp3',
      '/etc/passwd',
      '.incoming',
      '.hidden',
      'a/b.mp3',
      'a\\b.mp3',
      'a..b',
      'UP.mp3',
      '',
    ])('neither keeps nor finds anything under the name %j', async (name) => {
      const temporary = await arrive('intruder');
      await expect(store.save(temporary, name)).rejects.toThrow('name');
      await expect(access(temporary)).rejects.toThrow('ENOENT');
      expect(await store.open(name)).toBeNull();
      await store.discard(name);
      expect(await names()).toEqual([]);
    });

    it('sets a file aside, where it is neither listed nor found, and takes it back or removes it', async () => {
      await keep('song.mp3', 'do re mi');
      await keep('other.mp3');
      await store.setAside('song.mp3', '2026-03-05');
      await store.setAside('other.mp3', '2026-03-06');
      await store.setAside('unknown.mp3', '2026-03-05');
      await store.setAside('../escape.mp3', '2026-03-05');
      expect(await names()).toEqual([]);
      expect(await store.open('song.mp3')).toBeNull();
      expect(await store.open('lost+found/2026-03-05/song.mp3')).toBeNull();
      const track = { name: 'song.mp3', day: '2026-03-05', size: 8 };
      const other = { name: 'other.mp3', day: '2026-03-06', size: 9 };
      expect(await setAside()).toEqual([track, other]);

      await store.takeBack(track);
      await store.takeBack(track);
      expect(await content('song.mp3')).toBe('do re mi');
      await store.discardSetAside(other);
      await store.discardSetAside(other);
      expect(await setAside()).toEqual([]);
      expect(await names()).toEqual(['song.mp3']);
    });

    it('says it can be written', async () => {
      await expect(store.check()).resolves.toBeUndefined();
      expect(await store.clearIncoming()).toBe(0);
    });

    const piece = (upload: string, name: string) => ({ upload: upload.repeat(32), piece: name.repeat(32) });
    const readPiece = async (name: ReturnType<typeof piece>) =>
      (await buffer(await store.readPiece(name))).toString();

    async function listPieces(): Promise<string[]> {
      const found: string[] = [];
      for await (const { upload, piece: name } of store.listPieces()) found.push(upload[0] + (name[0] ?? ''));
      return found.sort();
    }

    it('keeps pieces of uploads apart from files, until their upload is discarded', async () => {
      await store.savePiece(piece('a', '1'), Buffer.from('do'));
      await store.savePiece(piece('a', '2'), Buffer.from('re'));
      await store.savePiece(piece('b', '1'), Buffer.from('mi'));
      expect(await readPiece(piece('a', '2'))).toBe('re');
      expect(await listPieces()).toEqual(['a1', 'a2', 'b1']);
      expect(await names()).toEqual([]);
      expect(await store.clearIncoming()).toBe(0);
      await store.discardPieces('a'.repeat(32));
      await store.discardPieces('a'.repeat(32));
      expect(await listPieces()).toEqual(['b1']);
      await expect(readPiece(piece('a', '1'))).rejects.toThrow(fileNotFound().message);
    });

    it('takes no piece whose name leads elsewhere', async () => {
      for (const name of [
        { upload: '..', piece: 'x' },
        { upload: 'a'.repeat(32), piece: '../song.mp3' },
        { upload: '', piece: '' },
      ]) {
        await expect(store.savePiece(name, Buffer.from('x'))).rejects.toThrow('Not a name');
        await expect(store.readPiece(name)).rejects.toThrow(fileNotFound().message);
        await store.discardPieces(name.upload);
      }
      expect(await listPieces()).toEqual([]);
    });
  });
}
