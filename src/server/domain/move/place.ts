import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { sqliteFileIn } from '#server/storage/database/open-database.ts';
import { nameOf } from '#server/storage/database/postgres/name-of-database.ts';

/** Where a site lives. */
export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

/** Where its rows are, in words that hold no password. */
export function databaseIn({ dataDir, databaseUrl }: Place): string {
  return databaseUrl ? `the database ${nameOf(databaseUrl)}` : `the file ${sqliteFileIn(dataDir)}`;
}

/** Where its files are. */
export function filesIn({ dataDir, s3 }: Place): string {
  if (!s3) return `the folder ${join(dataDir, 'uploads')}`;
  return `the bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}`;
}
