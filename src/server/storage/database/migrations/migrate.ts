import { Migrator, sql, type Migration } from 'kysely';
import { failPoint } from '#server/fail-points.ts';
import { UnusableDatabaseError, type Database } from '#server/storage/database/database.ts';
import * as firstTables from '#server/storage/database/migrations/001-first-tables.ts';
import * as boundedLists from '#server/storage/database/migrations/002-bounded-lists.ts';
import * as oneFeatured from '#server/storage/database/migrations/003-one-featured.ts';
import * as uploadKeys from '#server/storage/database/migrations/004-upload-keys.ts';
import * as manyInstances from '#server/storage/database/migrations/005-many-instances.ts';
import * as jobs from '#server/storage/database/migrations/006-jobs.ts';
import * as reports from '#server/storage/database/migrations/007-reports.ts';
import * as storedFiles from '#server/storage/database/migrations/008-stored-files.ts';
import * as signIns from '#server/storage/database/migrations/009-sign-ins.ts';
import * as catalogue from '#server/storage/database/migrations/010-catalogue.ts';
import * as songsFollowReleases from '#server/storage/database/migrations/011-songs-follow-releases.ts';
import * as wordsOfVideos from '#server/storage/database/migrations/012-words-of-videos.ts';
import * as orderOfTracks from '#server/storage/database/migrations/013-order-of-tracks.ts';
import * as tintsOfCovers from '#server/storage/database/migrations/014-tints-of-covers.ts';
import * as shows from '#server/storage/database/migrations/015-shows.ts';
import * as posts from '#server/storage/database/migrations/016-posts.ts';
import * as press from '#server/storage/database/migrations/017-press.ts';
import * as mail from '#server/storage/database/migrations/018-mail.ts';
import * as statistics from '#server/storage/database/migrations/019-statistics.ts';
import * as streams from '#server/storage/database/migrations/020-streams.ts';
import * as resumableUploads from '#server/storage/database/migrations/021-resumable-uploads.ts';
import * as joinableSongs from '#server/storage/database/migrations/022-joinable-songs.ts';

/** In order. A released migration never changes; a new one corrects it. */
const migrations: Record<string, Migration> = {
  '001-first-tables': firstTables,
  '002-bounded-lists': boundedLists,
  '003-one-featured': oneFeatured,
  '004-upload-keys': uploadKeys,
  '005-many-instances': manyInstances,
  '006-jobs': jobs,
  '007-reports': reports,
  '008-stored-files': storedFiles,
  '009-sign-ins': signIns,
  '010-catalogue': catalogue,
  '011-songs-follow-releases': songsFollowReleases,
  '012-words-of-videos': wordsOfVideos,
  '013-order-of-tracks': orderOfTracks,
  '014-tints-of-covers': tintsOfCovers,
  '015-shows': shows,
  '016-posts': posts,
  '017-press': press,
  '018-mail': mail,
  '019-statistics': statistics,
  '020-streams': streams,
  '021-resumable-uploads': resumableUploads,
  '022-joinable-songs': joinableSongs,
};

export const migrationNames = Object.keys(migrations);

export async function lastMigrationOf(database: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(database);
  return rows[0]?.name ?? '';
}

/** Lets a test kill the program between two migrations of the transaction. */
function interruptible(all: Record<string, Migration>): Record<string, Migration> {
  const entries = Object.entries(all).map(([name, migration]): [string, Migration] => [
    name,
    {
      ...migration,
      up: async (db) => {
        await migration.up(db);
        failPoint('migrating');
      },
    },
  ]);
  return Object.fromEntries(entries);
}

/** Migrates to the latest version, or to `last`, in one transaction with a lock, so that only one program does it. */
export async function migrate(database: Database, last?: string): Promise<string[]> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(interruptible(migrations)) },
    // Kysely would use localeCompare, which takes 4 MB.
    nameComparator: (one, other) => (one < other ? -1 : 1),
  });
  const { error, results = [] } = await (last ? migrator.migrateTo(last) : migrator.migrateToLatest());
  if (error) throw (await madeByNewerVersion(database)) ?? error;
  return results.map((result) => result.migrationName);
}

/** Refuses tables of another version: a site of that version may be using them. */
export async function refuseOtherVersions(database: Database): Promise<string[]> {
  const newer = await madeByNewerVersion(database);
  if (newer) throw newer;
  const last = await lastMigrationOf(database).catch(() => '');
  if (last === migrationNames.at(-1)) return [];
  throw new UnusableDatabaseError(
    last
      ? `this site's database is still that of an older version of Marquee (${last}). Start the site with this version first, which brings it up to date.`
      : 'there is no site in this database yet. Start the site first, which makes it.',
  );
}

/** The tables of a newer version cannot be used, nor migrated back. */
async function madeByNewerVersion(database: Database): Promise<UnusableDatabaseError | null> {
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(database)
    .catch(() => ({ rows: [] }));
  const newest = done.rows.map(({ name }) => name).findLast((name) => !(name in migrations));
  if (!newest) return null;
  return new UnusableDatabaseError(
    `this site's database was made by a newer version of Marquee (${newest}). Start that version, or restore a backup.`,
  );
}
