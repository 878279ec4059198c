import type { ConversionJob, Results } from '#server/media/worker/protocol.ts';

type TrackJob = Extract<ConversionJob, { name: 'convertTrack' }>;

export async function convertTrack(_job: TrackJob): Promise<Results['convertTrack']> {
  throw new Error('Not built yet');
}
