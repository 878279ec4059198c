import type { ConversionJob, Results } from '#server/media/worker/protocol.ts';

type VideoJob = Extract<ConversionJob, { name: 'convertVideo' }>;

export async function convertVideo(_job: VideoJob): Promise<Results['convertVideo']> {
  throw new Error('Not built yet');
}
