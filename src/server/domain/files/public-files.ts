import { LRUCache } from 'lru-cache';
import type { Changes } from '#server/domain/changes.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { Failure } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { isNamedByPublicRow } from '#server/storage/database/files.queries.ts';
import { isMediaName, stemOf } from '#server/storage/media-store/names.ts';

const MOST_FILES = 10_000;

type Needs = { database: Database; changes: Changes };

/** Which files visitors may have: those of something that is published, and everything made from them. */
export function createPublicFiles({ database, changes }: Needs) {
  const known = new LRUCache<string, boolean>({ max: MOST_FILES });
  /** Not forgotten on a change: while the database is away, pages are shown as they were, with their pictures. */
  const lastKnown = new LRUCache<string, boolean>({ max: MOST_FILES });
  let revision = 0;
  changes.onChange(() => {
    revision += 1;
    known.clear();
  });

  return {
    async has(name: string): Promise<boolean> {
      // What cannot be a name of ours need not be looked up, and PostgreSQL would not even take it.
      if (!isMediaName(name)) return false;
      const stem = stemOf(name);
      const answer = known.get(stem);
      if (answer !== undefined) return answer;
      const askedAt = revision;
      try {
        const isPublic = await isNamedByPublicRow(database, addressOfFile(stem));
        // What changed while it was being looked up is looked up again.
        if (askedAt === revision) known.set(stem, isPublic);
        lastKnown.set(stem, isPublic);
        return isPublic;
      } catch (error) {
        const last = lastKnown.get(stem);
        if (last === undefined || !(error instanceof Failure && error.status === 503)) throw error;
        return last;
      }
    },
  };
}

export type PublicFiles = ReturnType<typeof createPublicFiles>;
