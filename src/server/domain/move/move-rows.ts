import { createHash } from 'node:crypto';
import type { Comparison, Summary } from '#server/domain/move/comparison.ts';
import type { Progress } from '#server/progress.ts';
import type { Database } from '#server/storage/database/database.ts';
import { goOnBehind, readLastNumber } from '#server/storage/database/numbering.ts';
import {
  countRows,
  deleteRows,
  findSameRows,
  insertRows,
  isNumbered,
  readRows,
  tableNames,
  type Row,
  type TableName,
} from '#server/storage/database/rows.queries.ts';

type Databases = { source: Database; target: Database };

/** Brings the target's rows to what the source's are. What is there already stays, so it can be done again. */
export async function copyRows({ source, target }: Databases, progress: Progress): Promise<void> {
  // In all tables before anything is added: what goes may hold a name that only one row may have.
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
    if (isNumbered(table)) await goOnBehind(target, table, await readLastNumber(source, table));
  }
}

/** Reads everything again on both sides. */
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

/** Whether nobody has used it: what a start leaves there, such as the job of tidying up, is nothing. */
export async function hasContent(database: Database): Promise<boolean> {
  for (const table of tableNames) if (table !== 'jobs' && (await countRows(database, table)) > 0) return true;
  return false;
}

/** Goes through the rows of one database; tells of each part which rows are not the same in the other. */
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

/** The same for the same values, in whichever order the columns stand. */
function asText(row: Row): string {
  return JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)));
}

async function countStep(name: string, database: Database, progress: Progress) {
  let total = 0;
  for (const table of tableNames) total += await countRows(database, table);
  let done = 0;
  return (count: number) => progress(name, (done += count), total);
}
