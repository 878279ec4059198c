import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { compareRows, copyRows, hasContent, type Comparison } from '#server/domain/move/move-rows.ts';
import type { Progress } from '#server/progress.ts';
import { hasFiles, moveFiles } from '#server/domain/move/move-files.ts';
import {
  describeDatabase,
  describeFiles,
  sqliteFileIn,
  type StorageLocation,
} from '#server/storage/storage-location.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { prepareDataFolder } from '#server/storage/data-folder.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listFilesOfRows } from '#server/storage/database/queries/site/files.queries.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { openDatabase } from '#server/storage/database/open-database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';

/** The message says why the move must not be made. */
export class MoveRefused extends Error {}

export type Move = {
  from: StorageLocation;
  to: StorageLocation;
  /** Continues an interrupted move, or updates an earlier one. */
  isContinued: boolean;
};

type Deps = { log: FastifyBaseLogger; progress: Progress };

/**
 * Copies a whole site to another location and compares the two; parts whose location stays the same are not copied. The
 * source is not changed, except that tables of an older version are migrated.
 */
export async function moveSite(
  { from, to, isContinued }: Move,
  { log, progress }: Deps,
): Promise<Comparison[]> {
  const movesRows = describeDatabase(from) !== describeDatabase(to);
  const movesFiles = describeFiles(from) !== describeFiles(to);
  if (!movesRows && !movesFiles) throw new MoveRefused('it is there already');
  if (!from.databaseUrl && !existsSync(sqliteFileIn(from.dataDir)))
    throw new MoveRefused(`there is no site in ${from.dataDir}; DATA_DIR names its folder`);

  const toClose: { close: () => Promise<void> }[] = [];
  const opened = async <T extends { close: () => Promise<void> }>(opening: Promise<T>): Promise<T> => {
    const store = await opening;
    toClose.unshift(store);
    return store;
  };
  try {
    await prepareDataFolder(to.dataDir);
    const source = await opened(openDatabase(from, { log, isPatient: true }));
    await refuseRunningSite(source, describeDatabase(from));
    if (!(await hasContent(source.database)))
      throw new MoveRefused(`there is no site in ${describeDatabase(from)}`);

    const target = movesRows ? await opened(openDatabase(to, { log, isPatient: true })) : source;
    const files = movesFiles
      ? { source: await opened(openMediaStore(from)), target: await opened(openMediaStore(to)) }
      : null;
    if (movesRows) {
      await refuseRunningSite(target, describeDatabase(to));
      await refuseContent(source.database, target.database, { to, isContinued });
    }
    if (files) {
      await refuseFiles(files.target, { to, isContinued });
      await refuseWrongFiles(source.database, files.source, from);
    }

    const databases = { source: source.database, target: target.database };
    // Rows first: without accounts, anybody could register on a new site that is started too early.
    if (movesRows) await copyRows(databases, progress);
    const comparedFiles = files ? [await moveFiles(files, progress)] : [];
    const comparedRows = movesRows ? await compareRows(databases, progress) : [];
    return [...comparedRows, ...comparedFiles];
  } finally {
    for (const store of toClose) await store.close();
  }
}

async function refuseRunningSite({ isInUse }: OpenedDatabase, name: string): Promise<void> {
  if (await isInUse()) throw new MoveRefused(`a site is running on ${name}. Stop the site first.`);
}

type Target = Pick<Move, 'to' | 'isContinued'>;

const HOW_TO_GO_ON = 'To go on with a move that was cut short, or to bring one up to date, add --continue.';

async function refuseContent(source: Database, target: Database, { to, isContinued }: Target): Promise<void> {
  if (!(await hasContent(target))) return;
  if (!isContinued)
    throw new MoveRefused(`there is something in ${describeDatabase(to)} already. ${HOW_TO_GO_ON}`);
  const [here, there] = [await findFounder(source), await findFounder(target)];
  if (there && there.createdAt !== here?.createdAt)
    throw new MoveRefused(
      `${describeDatabase(to)} holds another site, of ${there.username}. Empty it, or choose another place.`,
    );
}

/** Identifies a site: the registration time never changes, unlike the name. */
function findFounder(database: Database) {
  return database
    .selectFrom('users')
    .select(['username', 'createdAt'])
    .where('founder', '=', true)
    .executeTakeFirst();
}

/** If all files are missing, the location is wrong; a few missing files do not stop a move. */
async function refuseWrongFiles(database: Database, files: MediaStore, from: StorageLocation): Promise<void> {
  let count = 0;
  for await (const addresses of listFilesOfRows(database)) {
    for (const name of addresses.map(fileAt)) {
      if (!name) continue;
      if (await files.open(name)) return;
      count += 1;
    }
  }
  if (count > 0)
    throw new MoveRefused(
      `none of the site's ${count} files is in ${describeFiles(from)}. Say where they are.`,
    );
}

async function refuseFiles(target: MediaStore, { to, isContinued }: Target): Promise<void> {
  // Left by an earlier attempt.
  await target.clearIncoming();
  await target.clearUnsent();
  if (!isContinued && (await hasFiles(target)))
    throw new MoveRefused(`there are files in ${describeFiles(to)} already. ${HOW_TO_GO_ON}`);
}
