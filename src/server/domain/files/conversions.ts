import { conversionFailures, type Conversion } from '#shared/media/conversions.schema.ts';
import { addressOfFile } from '#server/domain/files/stored-files.ts';
import { CannotConvert } from '#server/errors.ts';
import type { Conversions } from '#server/media/conversions.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  findRecordings,
  listConversionJobs,
  listConversions,
  type ConversionRow,
} from '#server/storage/database/queries/site/conversions.queries.ts';

const MAX_LISTED = 100;

type State = Pick<Conversion, 'state' | 'done'> & { failure: string | null };

/** Recordings that are being converted or could not be, then those that wait; the latest first. */
export async function readConversions({
  database,
  conversions,
}: {
  database: Database;
  conversions: Conversions | null;
}): Promise<Conversion[]> {
  // Without FFmpeg nothing is ever converted.
  if (!conversions) return [];
  const rows = await listConversions(database, MAX_LISTED);
  const jobs = await listConversionJobs(database, MAX_LISTED);
  const states = new Map<string, State>(rows.map((row) => [row.file, stateOf(row)]));
  for (const { subject, notBefore } of jobs) {
    const isGivenUp = notBefore === null;
    const waiting: State = { state: 'waiting', done: 0, failure: null };
    const known = states.get(subject);
    if (known?.state !== 'running')
      states.set(subject, isGivenUp ? { state: 'failed', done: 0, failure: 'failed' } : waiting);
  }

  const recordings = await findRecordings(database, [...states.keys()].map(addressOfFile));
  return [...states]
    .flatMap(([file, { failure, ...state }]) => {
      const recording = recordings.get(addressOfFile(file));
      // In the bin, or deleted.
      if (!recording) return [];
      return [{ ...recording, ...state, reason: failure && sentenceFor(recording.kind, failure) }];
    })
    .slice(0, MAX_LISTED);
}

const stateOf = ({ done, failure }: ConversionRow): State => ({
  state: failure ? 'failed' : 'running',
  done,
  failure,
});

function sentenceFor(kind: Conversion['kind'], failure: string): string {
  const reason = conversionFailures.find((known) => known === failure) ?? 'failed';
  return new CannotConvert(kind === 'track' ? 'audio' : 'video', reason).sentence;
}
