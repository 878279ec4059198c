import type { Selectable } from 'kysely';
import type { Database } from '#server/storage/database/database.ts';
import type { ConversionsTable, JobKind } from '#server/storage/database/tables.ts';

export type ConversionRow = Selectable<ConversionsTable>;

const conversionKinds: JobKind[] = ['trackStreams', 'videoStreams'];

export async function saveConversion(
  db: Database,
  file: string,
  state: Pick<ConversionRow, 'done' | 'failure'>,
): Promise<void> {
  const row = { ...state, updatedAt: new Date().toISOString() };
  await db
    .insertInto('conversions')
    .values({ file, ...row })
    .onConflict((conflict) => conflict.column('file').doUpdateSet(row))
    .execute();
}

/** At the beginning, or where an interrupted one was. */
export async function beginConversion(db: Database, file: string): Promise<void> {
  const row = { failure: null, updatedAt: new Date().toISOString() };
  await db
    .insertInto('conversions')
    .values({ file, done: 0, ...row })
    .onConflict((conflict) => conflict.column('file').doUpdateSet(row))
    .execute();
}

export async function deleteConversion(db: Database, file: string): Promise<void> {
  await db.deleteFrom('conversions').where('file', '=', file).execute();
}

/** Those that run or failed, the latest first. */
export function listConversions(db: Database, limit: number): Promise<ConversionRow[]> {
  return db.selectFrom('conversions').selectAll().orderBy('updatedAt', 'desc').limit(limit).execute();
}

/**
 * Those that were given up, which have no time, then those that wait, the latest first. Each kind is read by the index,
 * because very many may wait.
 */
export async function listConversionJobs(db: Database, limit: number) {
  const found = [];
  for (const kind of conversionKinds) {
    const jobs = db.selectFrom('jobs').select(['subject', 'notBefore']).where('kind', '=', kind).limit(limit);
    found.push(...(await jobs.where('notBefore', 'is', null).execute()));
    found.push(...(await jobs.where('notBefore', 'is not', null).orderBy('notBefore', 'desc').execute()));
  }
  return found.toSorted((one, other) => latestFirst(one.notBefore, other.notBefore)).slice(0, limit);
}

function latestFirst(one: string | null, other: string | null): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  return other.localeCompare(one);
}

/** The tracks and videos with these recordings, by the address of the recording. */
export async function findRecordings(db: Database, addresses: string[]) {
  if (addresses.length === 0) return new Map<string | null, Recording>();
  const tracks = await db
    .selectFrom('tracks')
    .select(['id', 'title', 'audioFile as address'])
    .where('audioFile', 'in', addresses)
    .execute();
  const videos = await db
    .selectFrom('videos')
    .select(['id', 'title', 'videoFile as address'])
    .where('videoFile', 'in', addresses)
    .execute();
  return new Map<string | null, Recording>([
    ...tracks.map(({ address, ...track }) => [address, { kind: 'track', ...track }] as const),
    ...videos.map(({ address, ...video }) => [address, { kind: 'video', ...video }] as const),
  ]);
}

type Recording = { kind: 'track' | 'video'; id: number; title: string };
