import type { FastifyBaseLogger } from 'fastify';
import { fileAt } from '#server/domain/files/stored-files.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listFilesOfRows } from '#server/storage/database/files.queries.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { stemOf } from '#server/storage/media-store/names.ts';

type Needs = { database: Database; media: MediaStore; log: FastifyBaseLogger };

/** A crash leaves a handful of uploads. More than that means that this is not the database of these files. */
const MOST_LEFTOVERS = 20;

/** Enough to see what kind of file is missing. */
const MOST_NAMED = 3;

/** Removes what a crash left behind: files still arriving, and stored files that no row names. */
export async function sweep({ database, media, log }: Needs): Promise<void> {
  const arriving = await media.clearIncoming();
  if (arriving > 0) log.info(`Removed ${arriving} uploads that never finished`);
  if (await media.isShared()) {
    log.info('Another program is using these files, so nothing else was tidied up');
    return;
  }

  const rows = await listFilesOfRows(database);
  const { leftovers, stored } = await findLeftovers(media, rows);
  reportMissing(rows, stored, log);

  const uploads = new Set(leftovers.map(stemOf));
  if (uploads.size > MOST_LEFTOVERS) {
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

async function findLeftovers(media: MediaStore, rows: { path: string }[]) {
  const names = rows.map(({ path }) => fileAt(path)).filter((name) => name !== null);
  const known = new Set(names);
  const knownStems = new Set(names.map(stemOf));
  const stored = new Set<string>();
  const leftovers: string[] = [];
  for await (const { name } of media.list()) {
    stored.add(name);
    const isDerivative = name.includes('-') && knownStems.has(stemOf(name));
    if (!known.has(name) && !isDerivative) leftovers.push(name);
  }
  return { leftovers, stored };
}
