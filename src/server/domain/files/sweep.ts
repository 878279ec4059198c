import type { FastifyBaseLogger } from 'fastify';
import { fileAt } from '#server/domain/files/stored-files.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listFilesOfRows } from '#server/storage/database/files.queries.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { stemOf } from '#server/storage/media-store/names.ts';

type Needs = { database: Database; media: MediaStore; log: FastifyBaseLogger };

/** A crash leaves a handful of uploads. More than that means that this is not the database of these files. */
const MOST_LEFTOVERS = 20;

/** An upload stores its file a moment before its row. Whatever is older than this has waited for one in vain. */
const UPLOADING_MS = 3_600_000;

/** Enough to see what kind of file is missing. */
const MOST_NAMED = 3;

/** Removes what a crash left behind: files still arriving, and stored files that no row names. */
export async function sweep({ database, media, log }: Needs): Promise<void> {
  const arriving = await media.clearIncoming();
  if (arriving > 0) log.info(`Removed ${arriving} uploads that never finished`);
  const isShared = await media.isShared();
  // Another program may be in the middle of an upload; alone, there is nothing to wait for.
  const before = isShared ? Date.now() - UPLOADING_MS : Infinity;

  const rows = await listFilesOfRows(database);
  const { leftovers, stored, named } = await findLeftovers(media, rows, before);
  reportMissing(rows, stored, log);

  const uploads = new Set(leftovers.map(stemOf));
  // Where others have access, not one file that we know means that all of them are somebody else's.
  const areForeign = uploads.size > MOST_LEFTOVERS || (isShared && named === 0);
  if (areForeign && leftovers.length > 0) {
    log.warn(`${leftovers.length} stored files belong to nothing in this database, so none was removed`);
    return;
  }
  for (const name of leftovers) await media.discard(name);
  if (leftovers.length > 0) log.info(`Removed ${leftovers.length} stored files that belonged to nothing`);
}

/** In one line, however many: a lost folder must not bury the rest of the log. */
function reportMissing(
  rows: { path: string; title: string }[],
  stored: Set<string>,
  log: FastifyBaseLogger,
): void {
  const missing = rows.flatMap(({ path, title }) => {
    const name = fileAt(path);
    return name && !stored.has(name) ? [`${name} of "${title}"`] : [];
  });
  if (missing.length === 0) return;
  const others = missing.length - MOST_NAMED;
  const named = missing.slice(0, MOST_NAMED).join(', ');
  log.warn(`Missing files: ${missing.length} (${named}${others > 0 ? ` and ${others} more` : ''})`);
}

async function findLeftovers(media: MediaStore, rows: { path: string }[], before: number) {
  const names = rows.map(({ path }) => fileAt(path)).filter((name) => name !== null);
  const known = new Set(names);
  const knownStems = new Set(names.map(stemOf));
  const stored = new Set<string>();
  const leftovers: string[] = [];
  let named = 0;
  for await (const { name, modifiedAt } of media.list()) {
    stored.add(name);
    const isDerivative = name.includes('-') && knownStems.has(stemOf(name));
    if (known.has(name) || isDerivative) named += 1;
    else if (modifiedAt.getTime() < before) leftovers.push(name);
  }
  return { leftovers, stored, named };
}
