import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { BIN_DAYS, binKinds, type BinKind } from '#shared/catalogue/bin.ts';
import type { BinItem, BinQuery } from '#shared/catalogue/bin.schema.ts';
import { listAddress, listLimits, type ListPage } from '#shared/primitives/lists.ts';
import { kinds } from '#server/domain/catalogue/bin-kinds.ts';
import { contentChanged, type Changes } from '#server/domain/changes.ts';
import { fileAt } from '#server/domain/files/stored-files.ts';
import { enqueueForFile, enqueueSharePicture } from '#server/domain/jobs/enqueue.ts';
import type { Jobs } from '#server/domain/jobs/queue.ts';
import { packCursor, unpackCursor } from '#server/domain/catalogue/lists.ts';
import { notInBin, unknownCursor } from '#server/errors.ts';
import * as bin from '#server/storage/database/queries/catalogue/bin.queries.ts';
import type { Database } from '#server/storage/database/database.ts';
import { inTransaction } from '#server/storage/database/engine.ts';
import { findStoredFiles } from '#server/storage/database/queries/site/stored-files.queries.ts';

type Deps = { database: Database; changes: Changes; jobs: Jobs };

const DAY_MS = 24 * 60 * 60_000;
/** Small, so that other requests do not wait. */
const DELETE_BATCH = 50;

/** Removes items from the site; the bin holds their rows and files. Those that are gone already are skipped. */
export async function moveToBin(deps: Deps, kind: BinKind, ids: number[]): Promise<void> {
  await inTransaction(deps.database, async (db) => {
    let count = 0;
    for (const id of ids) {
      const deleted = await kinds[kind].remove(db, id);
      if (!deleted) continue;
      await bin.insertIntoBin(db, { kind, itemId: id, ...deleted, deletedAt: new Date().toISOString() });
      count += 1;
    }
    if (count === 0) throw kinds[kind].notFound();
  });
  contentChanged(deps);
}

/**
 * Restores items with their old ids; those that are not in the bin are skipped. Versions count up, so that an editor
 * opened before notices.
 */
export async function restoreFromBin(deps: Deps, kind: BinKind, ids: number[]): Promise<void> {
  await inTransaction(deps.database, async (db) => {
    let count = 0;
    for (const id of ids) {
      const taken = await bin.takeFromBin(db, kind, id);
      if (!taken) continue;
      await kinds[kind].restore(db, taken.content);
      count += 1;
    }
    if (count === 0) throw notInBin();
  });
  contentChanged(deps);
}

export async function deleteForGood(deps: Deps, kind: BinKind, id: number): Promise<void> {
  const isDeleted = await inTransaction(deps.database, (db) => discard(db, kind, id));
  if (!isDeleted) throw notInBin();
  deps.jobs.wake();
}

/** Items deleted during the run stay in the bin. */
export async function emptyBin(deps: Pick<Deps, 'database' | 'jobs'>): Promise<void> {
  // Not the time now: with a clock that is behind, it would find nothing.
  const [newest] = await bin.listBin(deps.database, { limit: 1, after: null });
  if (newest) await deleteUpTo(deps, newest.deletedAt);
  deps.jobs.wake();
}

/** Returns the titles of the deleted items. */
export function deleteExpired(deps: Pick<Deps, 'database'>): Promise<string[]> {
  return deleteUpTo(deps, new Date(Date.now() - BIN_DAYS * DAY_MS).toISOString());
}

async function deleteUpTo({ database }: Pick<Deps, 'database'>, moment: string): Promise<string[]> {
  const titles: string[] = [];
  for (;;) {
    const items = await bin.listBinUpTo(database, moment, DELETE_BATCH);
    if (items.length === 0) return titles;
    await inTransaction(database, async (db) => {
      for (const { kind, itemId } of items) await discard(db, kind, itemId);
    });
    titles.push(...items.map(({ title }) => title));
    // Lets other requests run between the batches.
    await yieldToEventLoop();
  }
}

/** In a transaction: deletes the row and enqueues the removal of its files. */
async function discard(db: Database, kind: BinKind, id: number): Promise<boolean> {
  const taken = await bin.takeFromBin(db, kind, id);
  if (!taken) return false;
  for (const address of bin.filesOfBinRow(taken)) await enqueueForFile(db, 'discard', address);
  const { sharedAs } = kinds[kind];
  if (sharedAs) await enqueueSharePicture(db, sharedAs, id);
  return true;
}

/** Most recently deleted first. */
export async function listBin(db: Database, { limit, after }: BinQuery): Promise<ListPage<BinItem>> {
  const max = limit ?? listLimits.withoutLimit;
  const rows = await bin.listBin(db, {
    // One more row shows whether there is a next page.
    limit: max + 1,
    after: after === undefined ? null : readCursor(after),
  });
  const shown = rows.slice(0, max);
  const last = rows.length > max ? shown.at(-1) : undefined;
  const next = last && listAddress(apiPaths.bin, { limit, after: writeCursor(last) });
  return { items: await withSizes(db, shown), total: await bin.countBin(db), next: next ?? null };
}

async function withSizes(db: Database, rows: Omit<bin.BinRow, 'content'>[]): Promise<BinItem[]> {
  const names = (row: Omit<bin.BinRow, 'content'>) =>
    bin.filesOfBinRow(row).flatMap((file) => fileAt(file) ?? []);
  const files = rows.flatMap(names);
  const known = files.length > 0 ? await findStoredFiles(db, files) : [];
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
