import { existsSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Comparison } from '#server/domain/move/comparison.ts';
import type { Progress } from '#server/progress.ts';
import { hasFiles, moveFiles } from '#server/domain/move/move-files.ts';
import { compareRows, copyRows, hasContent } from '#server/domain/move/move-rows.ts';
import { databaseIn, filesIn, type Place } from '#server/domain/move/place.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { prepareDataFolder } from '#server/storage/data-folder.ts';
import type { Database } from '#server/storage/database/database.ts';
import { listFilesOfRows } from '#server/storage/database/files.queries.ts';
import type { OpenedDatabase } from '#server/storage/database/opened-database.ts';
import { openDatabase, sqliteFileIn } from '#server/storage/database/open-database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';
import { openMediaStore } from '#server/storage/media-store/open-media-store.ts';

/** A move that must not be made. Its message says why. */
export class MoveRefused extends Error {}

export type Move = {
  from: Place;
  to: Place;
  /** Goes on with a move that was cut short, or brings one up to date. */
  isContinued: boolean;
};

type Needs = { log: FastifyBaseLogger; progress: Progress };

/**
 * Carries a whole site to another place and compares the two; only that part travels whose place changes. Where it
 * comes from, nothing is changed, except that the tables of an older version are brought up to date.
 */
export async function moveSite(
  { from, to, isContinued }: Move,
  { log, progress }: Needs,
): Promise<Comparison[]> {
  const movesRows = databaseIn(from) !== databaseIn(to);
  const movesFiles = filesIn(from) !== filesIn(to);
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
    await refuseRunningSite(source, databaseIn(from));
    if (!(await hasContent(source.database)))
      throw new MoveRefused(`there is no site in ${databaseIn(from)}`);

    const target = movesRows ? await opened(openDatabase(to, { log, isPatient: true })) : source;
    const files = movesFiles
      ? { source: await opened(openMediaStore(from)), target: await opened(openMediaStore(to)) }
      : null;
    if (movesRows) {
      await refuseRunningSite(target, databaseIn(to));
      await refuseContent(source.database, target.database, { to, isContinued });
    }
    if (files) {
      await refuseFiles(files.target, { to, isContinued });
      await refuseWrongFiles(source.database, files.source, from);
    }

    const databases = { source: source.database, target: target.database };
    // First the rows: without them, whoever starts the new site too early could register as its owner.
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
  if (!isContinued) throw new MoveRefused(`there is something in ${databaseIn(to)} already. ${HOW_TO_GO_ON}`);
  const [here, there] = [await findFounder(source), await findFounder(target)];
  if (there && there.createdAt !== here?.createdAt)
    throw new MoveRefused(
      `${databaseIn(to)} holds another site, of ${there.username}. Empty it, or choose another place.`,
    );
}

/** Whose site it is. The day they registered never changes, as their name may. */
function findFounder(database: Database) {
  return database
    .selectFrom('users')
    .select(['username', 'createdAt'])
    .where('founder', '=', true)
    .executeTakeFirst();
}

/** A site whose files are all missing was looked for in the wrong place; one that lacks a few is named in its own log. */
async function refuseWrongFiles(database: Database, files: MediaStore, from: Place): Promise<void> {
  let count = 0;
  for await (const addresses of listFilesOfRows(database)) {
    for (const name of addresses.map(fileAt)) {
      if (!name) continue;
      if (await files.open(name)) return;
      count += 1;
    }
  }
  if (count > 0)
    throw new MoveRefused(`none of the site's ${count} files is in ${filesIn(from)}. Say where they are.`);
}

async function refuseFiles(target: MediaStore, { to, isContinued }: Target): Promise<void> {
  // What an earlier attempt had begun to bring.
  await target.clearIncoming();
  await target.clearUnsent();
  if (!isContinued && (await hasFiles(target)))
    throw new MoveRefused(`there are files in ${filesIn(to)} already. ${HOW_TO_GO_ON}`);
}
