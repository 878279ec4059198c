import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';

/** Converts values between the program and the database: JSON is stored as text, and SQLite has no booleans. */

const booleans = new Set(['featured', 'read', 'founder', 'downloadable', 'explicit', 'enabled']);
const json = new Set([
  'coverPicture',
  'thumbnailPicture',
  'picture',
  'peaks',
  'links',
  'setlist',
  'imageIds',
  'result',
  'content',
  'quotes',
  'details',
  'streams',
  'loudness',
  'metadata',
]);

export const isFlag = (column: string): boolean => booleans.has(column);

/** For statement parameters. */
export function encode(value: unknown): unknown {
  if (value === undefined) return null;
  const isJson = typeof value === 'object' && value !== null && !(value instanceof Uint8Array);
  return isJson ? JSON.stringify(value) : value;
}

export function encodeForSqlite(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : encode(value);
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

export function decodeValue(column: string, value: unknown): unknown {
  if (value === null) return null;
  if (isFlag(column)) return Boolean(value);
  if (json.has(column) && typeof value === 'string') return JSON.parse(value);
  return value;
}
