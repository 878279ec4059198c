import { avRescaleQ } from 'node-av/lib';
import { AudioTarget, filtersFor } from '#server/media/worker/audio-target.ts';
import { Filters } from '#server/media/worker/filters.ts';
import { framesOf, openStream } from '#server/media/worker/open-media.ts';
import { onlyStream, startOf } from '#server/media/worker/packet-sources.ts';
import { soundSource } from '#server/media/worker/sound-source.ts';
import { markFinished, unfinished } from '#server/media/worker/unfinished.ts';

const microseconds = { num: 1, den: 1_000_000 };

/** Silence fills what is missing at the beginning and in between, so that the sound stays with the pictures. */
const fillGaps = 'aresample=async=1000:first_pts=0';

/**
 * The whole sound as AAC: unlike the pictures it takes only seconds, so there are no pieces and no seams. Without any sound
 * there is no file.
 */
export async function encodeSound(path: string, target: string, onFrame: () => void): Promise<void> {
  const input = await openStream(path, 'audio');
  onlyStream(input.media, 'audio');
  const { timeBase } = input.stream;
  const start = avRescaleQ(startOf(input.media), microseconds, timeBase);
  let opened: { filters: Filters; output: AudioTarget } | null = null;
  for await (const frame of framesOf(input)) {
    onFrame();
    if (!opened) {
      const ends = `${fillGaps},${filtersFor('aac', frame.sampleRate)}`;
      const filters = new Filters(`${soundSource(frame, timeBase)},${ends}`);
      await filters.open();
      opened = { filters, output: await AudioTarget.open('aac', unfinished(target), frame) };
    }
    frame.pts = frame.bestEffortTimestamp - start;
    await opened.filters.add('abuffer@in', frame);
    await encodeReady(opened);
  }
  if (!opened) return;
  await opened.filters.add('abuffer@in', null);
  await encodeReady(opened);
  await opened.output.finish();
  await markFinished(target);
}

async function encodeReady({ filters, output }: { filters: Filters; output: AudioTarget }): Promise<void> {
  for await (const frame of filters.framesFrom('abuffersink@aac')) await output.add(frame);
}
