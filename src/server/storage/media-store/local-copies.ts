import { rm } from 'node:fs/promises';

type Copy = { path: Promise<string>; users: number };

/** Lends copies of files that live elsewhere. Whoever asks while a copy is lent shares it; the last one removes it. */
export function createLocalCopies(makeCopy: (name: string) => Promise<string>) {
  const lent = new Map<string, Copy>();

  return async function withLocalCopy<T>(name: string, work: (path: string) => Promise<T>): Promise<T> {
    const copy = lent.get(name) ?? { path: makeCopy(name), users: 0 };
    lent.set(name, copy);
    copy.users += 1;
    try {
      return await work(await copy.path);
    } finally {
      copy.users -= 1;
      if (copy.users === 0) {
        lent.delete(name);
        await copy.path.then(
          (path) => rm(path, { force: true }),
          // A copy that could not be made left nothing.
          () => undefined,
        );
      }
    }
  };
}
