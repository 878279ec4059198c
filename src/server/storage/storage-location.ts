import { join } from 'node:path';
import type { Config } from '#server/config.ts';

/** Where the rows and the files of a site are stored. */
export type StorageLocation = Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;

export const sqliteFileIn = (dataDir: string) => join(dataDir, 'marquee.sqlite');

/** For messages: contains no password. */
export function describeDatabase({ dataDir, databaseUrl }: StorageLocation): string {
  return databaseUrl ? `the database ${databaseName(databaseUrl)}` : `the file ${sqliteFileIn(dataDir)}`;
}

/** The URL itself also contains the password. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `${pathname.slice(1)} at ${host}`;
}

export function describeFiles({ dataDir, s3 }: StorageLocation): string {
  if (!s3) return `the folder ${join(dataDir, 'uploads')}`;
  return `the bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}`;
}
