import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';

/** Neither booleans nor JSON exist in SQLite: this is the one place where its values become ours and ours become its. */

const booleans = new Set(['featured', 'read', 'founder']);
const json = new Set(['coverPicture', 'thumbnailPicture', 'picture', 'peaks', 'result']);

/** A value as it is bound to a statement. */
export function encode(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === undefined) return null;
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
  return isJson ? JSON.stringify(value) : value;
}

export const decodeRows: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }: { result: QueryResult<UnknownRow> }) =>
    Promise.resolve({ ...result, rows: result.rows.map(decodeRow) }),
};

function decodeRow(row: UnknownRow): UnknownRow {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, decodeValue(column, value)]),
  );
}

function decodeValue(column: string, value: unknown): unknown {
  if (value === null) return null;
  if (booleans.has(column)) return Boolean(value);
  if (json.has(column) && typeof value === 'string') return JSON.parse(value);
  return value;
}
