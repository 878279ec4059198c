import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely';

const booleans = new Set(['featured', 'read', 'founder']);
const json = new Set(['coverPicture', 'thumbnailPicture', 'picture', 'peaks']);

/** SQLite has neither booleans nor JSON values: this is the one place where its rows become ours. */
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
