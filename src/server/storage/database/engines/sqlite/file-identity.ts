import { statSync } from 'node:fs';
import { databaseMoved } from '#server/errors.ts';

/**
 * Notices that the files of an open database were renamed, deleted or replaced. SQLite goes on writing to the files it
 * opened, where no later start finds anything.
 */
export function createFileIdentity(file: string) {
  const files = [file, `${file}-wal`];
  let opened: string[] = [];

  return {
    /** Call once the database is open. Its log stays the same file from then on. */
    remember(): void {
      opened = files.map(identityOf);
    },
    /** Throws when another file, or none, is in the place of one that was opened. */
    ensureSame(): void {
      const moved = files.find((path, index) => identityOf(path) !== opened[index]);
      if (moved)
        throw databaseMoved(new Error(`${moved} was renamed, deleted or replaced under the running site`));
    },
  };
}

export type FileIdentity = ReturnType<typeof createFileIdentity>;

function identityOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.dev}:${stats.ino}` : '';
}
