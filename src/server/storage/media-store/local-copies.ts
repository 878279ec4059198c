import { rm } from 'node:fs/promises';

type Copy = { path: Promise<string>; users: number };

/** Lends local copies of remote files. Concurrent users share a copy, and the last one removes it. */
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
          // A copy that could not be made left no file.
          () => undefined,
        );
      }
    }
  };
}
