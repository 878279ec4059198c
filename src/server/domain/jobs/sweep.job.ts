import { setImmediate as letOthersGoFirst } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { fileAt, titleOfFile } from '#server/domain/files/stored-files.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listFilesOfRows } from '#server/storage/database/files.queries.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { isOurName, stemOf } from '#server/storage/media-store/names.ts';

type Needs = {
  database: Database;
  media: MediaStore;
  log: FastifyBaseLogger;
  /** When this program started: what is newer may be on the way to its row. */
  startedAt: Date;
};

const DAY_MS = 24 * 60 * 60_000;

/** A crash leaves a handful of uploads. More than that means that this is not the database of these files. */
const MOST_LEFTOVERS = 20;

/** Enough to see what kind of file is missing. */
const MOST_NAMED = 3;

/** Removes what a crash left behind: files still arriving, and stored files that no row names. */
export async function sweep({ database, media, log, startedAt }: Needs, signal: AbortSignal): Promise<void> {
  const arriving = await media.clearIncoming();
  if (arriving > 0) log.info(`Removed ${arriving} uploads that never finished`);

  // Whatever another program is about to name in a row, it does so within a day.
  const aDayAgo = new Date(Date.now() - DAY_MS);
  const isNewStart = startedAt > aDayAgo && !(await media.isShared());
  const before = isNewStart ? startedAt : aDayAgo;
  const { leftovers, missing, named } = await compare({ database, media }, before, signal);
  await reportMissing(database, missing, log);

  const uploads = new Set(leftovers.map(stemOf));
  // Not one file that this database knows: it is new, or of another site.
  const areForeign = uploads.size > MOST_LEFTOVERS || named === 0;
  if (areForeign && leftovers.length > 0) {
    log.warn(`${leftovers.length} stored files belong to nothing in this database, so none was removed`);
    return;
  }
  for (const name of leftovers) await media.discard(name);
  if (leftovers.length > 0) log.info(`Removed ${leftovers.length} stored files that belonged to nothing`);
}

/** Finds the files that rows name and that are not there, and those of before this time that no row names. */
async function compare(
  { database, media }: Pick<Needs, 'database' | 'media'>,
  before: Date,
  signal: AbortSignal,
) {
  const missing = new Set<string>();
  const stems = new Set<string>();
  for await (const addresses of listFilesOfRows(database)) {
    for (const name of addresses.map(fileAt)) {
      if (!name) continue;
      missing.add(name);
      stems.add(stemOf(name));
    }
    // A large site has many parts, and visitors are waiting.
    await letOthersGoFirst();
    signal.throwIfAborted();
  }
  const leftovers: string[] = [];
  let named = 0;
  for await (const { name, modifiedAt } of media.list()) {
    signal.throwIfAborted();
    const isNamed = missing.delete(name);
    const isDerivative = name.includes('-') && stems.has(stemOf(name));
    if (isNamed || isDerivative) named += 1;
    else if (isOurName(name) && modifiedAt < before) leftovers.push(name);
  }
  return { leftovers, missing: [...missing], named };
}

/** In one line, however many: a lost folder must not bury the rest of the log. */
async function reportMissing(database: Database, missing: string[], log: FastifyBaseLogger): Promise<void> {
  if (missing.length === 0) return;
  const named = await Promise.all(
    missing.slice(0, MOST_NAMED).map(async (name) => `${name} of "${await titleOfFile(database, name)}"`),
  );
  const others = missing.length - named.length;
  log.warn(
    `Missing files: ${missing.length} (${named.join(', ')}${others > 0 ? ` and ${others} more` : ''})`,
  );
}
