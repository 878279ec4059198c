import { AV_OPT_TYPE_DOUBLE } from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import type { Loudness } from '#shared/media/streams.schema.ts';
import { type AudioCodec, AudioTarget, filtersFor } from '#server/media/worker/audio-target.ts';
import { Filters } from '#server/media/worker/filters.ts';
import { DamagedFile, framesOf, openStream, statedDuration } from '#server/media/worker/open-media.ts';
import { playsEverywhere } from '#server/media/worker/plays-everywhere.ts';
import type { ConversionJob, Results } from '#server/media/worker/protocol.ts';
import { soundSource } from '#server/media/worker/sound-source.ts';
import { reportProgress } from '#server/media/worker/report-progress.ts';

type TrackJob = Extract<ConversionJob, { name: 'convertTrack' }>;

const codecs: AudioCodec[] = ['aac', 'opus'];

/** Beside a recording that every browser plays. Songs of a release are joined, which needs Opus. */
const codecsBeside = (isOnRelease: boolean): AudioCodec[] => (isOnRelease ? ['opus'] : []);

/** Silence has no peak, and JSON has no infinity. */
const QUIETEST = -120;

/** Decodes a recording once, measures its loudness, and encodes it. */
export async function convertTrack({
  path,
  targets,
  isOnRelease,
}: TrackJob): Promise<Results['convertTrack']> {
  const wanted = (await playsEverywhere(path)) ? codecsBeside(isOnRelease) : codecs;
  const input = await openStream(path, 'audio');
  const duration = statedDuration(input.media);
  const outputs: AudioTarget[] = [];
  let filters: Filters | null = null;
  let length = 0;
  // The decoder knows the format only once it has decoded something.
  for await (const frame of framesOf(input)) {
    if (!filters) {
      filters = await openFilters(frame, wanted);
      for (const codec of wanted) outputs.push(await AudioTarget.open(codec, targets[codec], frame));
    }
    length += frame.nbSamples / frame.sampleRate;
    await filters.add('abuffer@in', frame);
    await takeFrames(filters, outputs);
    reportProgress(duration ? length / duration : 0);
  }
  if (!filters) throw new DamagedFile('no sound can be decoded');
  await filters.add('abuffer@in', null);
  await takeFrames(filters, outputs);

  const streams = [];
  for (const output of outputs) streams.push(await output.finish());
  return { streams, loudness: loudnessIn(filters) };
}

async function openFilters(frame: Frame, wanted: AudioCodec[]): Promise<Filters> {
  const { sampleRate } = frame;
  const source = soundSource(frame, { num: 1, den: sampleRate });
  const ends = [
    // Mono is played by two speakers.
    'ebur128@meter=peak=true:dualmono=1:framelog=quiet,abuffersink@measured',
    ...wanted.map((codec) => filtersFor(codec, sampleRate)),
  ];
  const branches = ends.map((end, index) => `[${index}]${end}`);
  const pads = ends.map((_, index) => `[${index}]`).join('');
  const filters = new Filters(
    [`${source},asetpts=N/SR/TB,asplit=${ends.length}${pads}`, ...branches].join(';'),
  );
  await filters.open();
  return filters;
}

async function takeFrames(filters: Filters, outputs: AudioTarget[]): Promise<void> {
  for (const output of outputs)
    for await (const frame of filters.framesFrom(`abuffersink@${output.codec}`)) await output.add(frame);
  for await (const _ of filters.framesFrom('abuffersink@measured'));
}

function loudnessIn(filters: Filters): Loudness {
  const meter = filters.filter('ebur128@meter');
  const read = (name: string) => {
    const value = meter.getOption(name, AV_OPT_TYPE_DOUBLE) ?? QUIETEST;
    return Math.round(Math.max(value, QUIETEST) * 10) / 10;
  };
  return { integrated: read('integrated'), peak: read('true_peak') };
}
