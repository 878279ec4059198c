import { setImmediate as nextTurn } from 'node:timers/promises';
import { apiPaths } from '#shared/addresses.ts';
import { BIN_DAYS, binKinds, type BinKind } from '#shared/bin.ts';
import type { BinItem, BinQuery } from '#shared/bin.schema.ts';
import { listAddress, listLimits, type ListPage } from '#shared/lists.ts';
import { kinds } from '#server/domain/bin-kinds.ts';
import { contentChanged, type Changes } from '#server/domain/changes.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import type { Jobs } from '#server/domain/jobs/queue.ts';
import { packCursor, unpackCursor } from '#server/domain/lists.ts';
import { notInBin, unknownCursor } from '#server/errors.ts';
import * as bin from '#server/storage/database/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { findStoredFiles } from '#server/storage/database/stored-files.queries.ts';

type Needs = { database: Database; changes: Changes; jobs: Jobs };

const DAY_MS = 24 * 60 * 60_000;
/** So few that nobody waits for them. */
const DELETED_AT_A_TIME = 50;

/** Takes a thing from the site; its files wait with it in the bin. */
export async function moveToBin(needs: Needs, kind: BinKind, id: number): Promise<void> {
  await inTransaction(needs.database, async (db) => {
    const deleted = await kinds[kind].takeAway(db, id);
    if (!deleted) throw kinds[kind].notFound();
    await bin.insertIntoBin(db, { kind, itemId: id, ...deleted, deletedAt: new Date().toISOString() });
  });
  contentChanged(needs);
}

/** Puts a thing back where it was, under its old number. Whoever still edits it from before notices by its version. */
export async function restoreFromBin(needs: Needs, kind: BinKind, id: number): Promise<void> {
  await inTransaction(needs.database, async (db) => {
    const taken = await bin.takeFromBin(db, kind, id);
    if (!taken) throw notInBin();
    await kinds[kind].putBack(db, taken.content);
  });
  contentChanged(needs);
}

export async function deleteForGood(needs: Needs, kind: BinKind, id: number): Promise<void> {
  const isDeleted = await inTransaction(needs.database, (db) => discard(db, kind, id));
  if (!isDeleted) throw notInBin();
  needs.jobs.wake();
}

/** Deletes for good what was in the bin when it was asked for. */
export async function emptyBin(needs: Pick<Needs, 'database' | 'jobs'>): Promise<void> {
  await deleteUpTo(needs, new Date().toISOString());
  needs.jobs.wake();
}

/** Deletes for good what has been in the bin long enough; gives back what it was. */
export function deleteExpired(needs: Pick<Needs, 'database'>): Promise<string[]> {
  return deleteUpTo(needs, new Date(Date.now() - BIN_DAYS * DAY_MS).toISOString());
}

async function deleteUpTo({ database }: Pick<Needs, 'database'>, moment: string): Promise<string[]> {
  const titles: string[] = [];
  for (;;) {
    const items = await bin.listBinUpTo(database, moment, DELETED_AT_A_TIME);
    if (items.length === 0) return titles;
    await inTransaction(database, async (db) => {
      for (const { kind, itemId } of items) await discard(db, kind, itemId);
    });
    titles.push(...items.map(({ title }) => title));
    // Others get their answers between the steps of a long deletion.
    await nextTurn();
  }
}

/** In a transaction: the row goes, and its files are left to a job. Says whether there was one. */
async function discard(db: Database, kind: BinKind, id: number): Promise<boolean> {
  const taken = await bin.takeFromBin(db, kind, id);
  if (!taken) return false;
  for (const address of bin.filesOfBinRow(taken)) await enqueueForFile(db, 'discard', address);
  const { sharedAs } = kinds[kind];
  if (sharedAs) await enqueueSharePicture(db, sharedAs, id);
  return true;
}

/** What was deleted, the latest first. */
export async function listBin(db: Database, { limit, after }: BinQuery): Promise<ListPage<BinItem>> {
  const most = limit ?? listLimits.withoutLimit;
  const rows = await bin.listBin(db, {
    // One more than wanted tells whether the list goes on.
    limit: most + 1,
    after: after === undefined ? null : readCursor(after),
  });
  const shown = rows.slice(0, most);
  const last = rows.length > most ? shown.at(-1) : undefined;
  const next = last && listAddress(apiPaths.bin, { limit, after: writeCursor(last) });
  return { items: await withSizes(db, shown), total: await bin.countBin(db), next: next ?? null };
}

async function withSizes(db: Database, rows: Omit<bin.BinRow, 'content'>[]): Promise<BinItem[]> {
  const names = (row: Omit<bin.BinRow, 'content'>) =>
    bin.filesOfBinRow(row).flatMap((file) => fileAt(file) ?? []);
  const known = rows.length > 0 ? await findStoredFiles(db, rows.flatMap(names)) : [];
  const sizes = new Map(known.map(({ name, size }) => [name, size]));
  return rows.map((row) => ({
    kind: row.kind,
    id: row.itemId,
    title: row.title,
    deletedAt: row.deletedAt,
    keptUntil: new Date(Date.parse(row.deletedAt) + BIN_DAYS * DAY_MS).toISOString(),
    size: names(row).reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
  }));
}

function writeCursor({ deletedAt, kind, itemId }: bin.BinPosition): string {
  return packCursor([apiPaths.bin, deletedAt, kind, itemId]);
}

function readCursor(cursor: string): bin.BinPosition {
  const [path, deletedAt, kind, itemId] = unpackCursor(cursor);
  const isOurs =
    path === apiPaths.bin &&
    typeof deletedAt === 'string' &&
    !deletedAt.includes('\0') &&
    binKinds.some((known) => known === kind) &&
    Number.isSafeInteger(itemId);
  if (!isOurs) throw unknownCursor();
  return { deletedAt, kind, itemId } as bin.BinPosition;
}
