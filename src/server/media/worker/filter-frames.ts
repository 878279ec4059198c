import { AV_BUFFERSRC_FLAG_KEEP_REF, AV_BUFFERSRC_FLAG_PUSH } from 'node-av/constants';
import {
  avGetSampleFmtName,
  avRescaleQ,
  Filter,
  FilterGraph,
  FilterInOut,
  type FilterContext,
  type Frame,
  type IRational,
} from 'node-av/lib';
import type { AVBufferSrcFlag, AVSampleFormat } from 'node-av/constants';
import { closeLater, newFrame } from '#server/media/worker/open-media.ts';
import { throwIfToolFailed } from '#server/media/worker/tool-failure.ts';

type Options = { timeBase: IRational; threads?: number };

/** FFmpeg's filters, such as `scale=640:360,format=yuv420p`, for frames like this one. */
export async function openFilter(description: string, like: Frame, { timeBase, threads = 1 }: Options) {
  const graph = new FilterGraph();
  graph.alloc();
  closeLater(() => graph.free());
  graph.nbThreads = threads;
  const source = like.isVideo()
    ? videoSource(graph, like, timeBase)
    : made(graph.createFilter(filter('abuffer'), 'in', soundArguments(like, timeBase)));
  const sink = made(graph.createFilter(filter(like.isVideo() ? 'buffersink' : 'abuffersink'), 'out'));
  connect(graph, description, source, sink);
  throwIfToolFailed(await graph.config(), 'configuring the filters');
  const filtered = newFrame();
  const outputBase = sink.buffersinkGetTimeBase();
  const flags = (AV_BUFFERSRC_FLAG_PUSH | AV_BUFFERSRC_FLAG_KEEP_REF) as AVBufferSrcFlag;

  return {
    /** `null` drains it. The frame object is reused; its time is in the time base of the input. */
    async *run(frame: Frame | null): AsyncGenerator<Frame> {
      throwIfToolFailed(await source.buffersrcAddFrame(frame, flags), 'filtering');
      while ((await sink.buffersinkGetFrame(filtered)) >= 0) {
        filtered.pts = avRescaleQ(filtered.pts, outputBase, timeBase);
        yield filtered;
        filtered.unref();
      }
    },
  };
}

function videoSource(graph: FilterGraph, like: Frame, timeBase: IRational): FilterContext {
  const source = made(graph.allocFilter(filter('buffer'), 'in'));
  const { width, height, sampleAspectRatio, colorRange, colorSpace } = like;
  const format = like.format as never;
  throwIfToolFailed(
    source.buffersrcParametersSet({
      width,
      height,
      format,
      timeBase,
      sampleAspectRatio,
      colorRange,
      colorSpace,
    }),
    'describing the pictures',
  );
  throwIfToolFailed(source.init(null), 'opening the filters');
  return source;
}

function soundArguments(like: Frame, { num, den }: IRational): string {
  const { mask, nbChannels } = like.channelLayout;
  const layout = mask === 0n ? `${nbChannels}c` : String(mask);
  const format = avGetSampleFmtName(like.format as AVSampleFormat);
  return `time_base=${num}/${den}:sample_rate=${like.sampleRate}:sample_fmt=${format}:channel_layout=${layout}`;
}

/** Parsed as a segment: its ends can be linked to the source and the sink without names. */
function connect(graph: FilterGraph, description: string, source: FilterContext, sink: FilterContext): void {
  const segment = made(graph.segmentParse(description));
  const [inputs, outputs] = [new FilterInOut(), new FilterInOut()];
  try {
    throwIfToolFailed(segment.createFilters(), 'making the filters');
    throwIfToolFailed(segment.applyOpts(), 'setting the filters');
    throwIfToolFailed(segment.apply(inputs, outputs), 'joining the filters');
    throwIfToolFailed(source.link(0, made(inputs.filterCtx), inputs.padIdx), 'joining the filters');
    throwIfToolFailed(made(outputs.filterCtx).link(outputs.padIdx, sink, 0), 'joining the filters');
  } finally {
    inputs.free();
    outputs.free();
    segment.free();
  }
}

const filter = (name: string): Filter => made(Filter.getByName(name));

function made<T>(value: T | null): T {
  if (value === null) throw new Error('FFmpeg could not make a filter');
  return value;
}
