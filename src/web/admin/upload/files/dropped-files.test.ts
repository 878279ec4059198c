import { expect, test } from 'vitest';
import { droppedFiles } from '#web/admin/upload/files/dropped-files.ts';

const file = (name: string, type = '') => new File(['x'], name, { type });

const fileEntry = (entry: File) => ({
  isFile: true,
  isDirectory: false,
  file: (resolve: (file: File) => void) => resolve(entry),
});

const unreadable = {
  isFile: true,
  isDirectory: false,
  file: (_: unknown, reject: (error: Error) => void) => reject(new Error('NotReadableError')),
};

/** Browsers give the content of a folder in parts. */
const folderEntry = (...parts: object[][]) => ({
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const rest = [...parts];
    return { readEntries: (resolve: (entries: object[]) => void) => resolve(rest.shift() ?? []) };
  },
});

const drop = (files: File[], ...entries: (object | null)[]) =>
  ({ files, items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer;

const names = async (dropped: Promise<File[]>) => (await dropped).map(({ name }) => name);

test('the audio files of a dropped folder and the folders inside it are taken, and nothing else of it', async () => {
  const second = folderEntry([fileEntry(file('2-01.FLAC')), fileEntry(file('._2-01.FLAC'))]);
  const folder = folderEntry([fileEntry(file('01.mp3')), unreadable, fileEntry(file('cover.jpg'))], [second]);
  const dropped = drop([file('Album')], folder, fileEntry(file('notes.txt')));
  expect(await names(droppedFiles(dropped, '.mp3,.flac'))).toEqual(['notes.txt', '01.mp3', '2-01.FLAC']);
  const photos = drop([], folderEntry([fileEntry(file('a', 'image/png')), fileEntry(file('b.mp3'))]));
  expect(await names(droppedFiles(photos, 'image/*'))).toEqual(['a']);
});

test('without a folder all dropped files are taken, so that a wrong one is refused', async () => {
  const files = [file('a.mp3'), file('b.txt')];
  expect(await names(droppedFiles(drop(files, null, fileEntry(files[1]!)), '.mp3'))).toEqual([
    'a.mp3',
    'b.txt',
  ]);
});
