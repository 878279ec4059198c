import { createHash } from 'node:crypto';
import type { Progress } from '#server/progress.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  advanceSequence,
  countRows,
  deleteRows,
  findSameRows,
  insertRows,
  hasId,
  readLastId,
  readRows,
  tableNames,
  type Row,
  type TableName,
} from '#server/storage/database/queries/site/rows.queries.ts';

type Databases = { source: Database; target: Database };

/** Makes the target's rows equal to the source's. Identical rows are skipped, so it can run again. */
export async function copyRows({ source, target }: Databases, progress: Progress): Promise<void> {
  // Deleted from all tables before any insert, because of unique constraints.
  for (const table of tableNames) {
    for await (const { missing } of compareParts(target, source, table))
      await deleteRows(target, table, missing);
  }
  const step = await countStep('Rows', source, progress);
  for (const table of tableNames) {
    for await (const { rows, missing } of compareParts(source, target, table)) {
      await insertRows(target, table, missing);
      step(rows.length);
    }
    if (hasId(table)) await advanceSequence(target, table, await readLastId(source, table));
  }
}

export async function compareRows({ source, target }: Databases, progress: Progress): Promise<Comparison[]> {
  const step = await countStep('Checking', source, progress);
  const comparisons: Comparison[] = [];
  for (const table of tableNames) {
    comparisons.push({
      name: table,
      source: await summarize(source, table, step),
      target: await summarize(target, table),
    });
  }
  return comparisons;
}

/** Jobs do not count: a start enqueues some. */
export async function hasContent(database: Database): Promise<boolean> {
  for (const table of tableNames) if (table !== 'jobs' && (await countRows(database, table)) > 0) return true;
  return false;
}

/** Reads the rows of one database in parts; `missing` are those that differ in the other. */
async function* compareParts(one: Database, other: Database, table: TableName) {
  for await (const rows of readRows(one, table)) {
    const others = new Set((await findSameRows(other, table, rows)).map(asText));
    yield { rows, missing: rows.filter((row) => !others.has(asText(row))) };
  }
}

async function summarize(
  database: Database,
  table: TableName,
  onRows: (count: number) => void = () => undefined,
): Promise<Summary> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const rows of readRows(database, table)) {
    for (const row of rows) hash.update(`${asText(row)}\n`);
    count += rows.length;
    onRows(rows.length);
  }
  return { count, hash: hash.digest('hex') };
}

/** Independent of the order of the columns. */
function asText(row: Row): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function countStep(name: string, database: Database, progress: Progress) {
  let total = 0;
  for (const table of tableNames) total += await countRows(database, table);
  let done = 0;
  return (count: number) => progress(name, (done += count), total);
}

/** The hash covers all rows or files in order. */
export type Summary = { count: number; hash: string };

export type Comparison = { name: string; source: Summary; target: Summary };

export function isSame({ source, target }: Comparison): boolean {
  return source.count === target.count && source.hash === target.hash;
}
