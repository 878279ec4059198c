import type { Frame, IRational } from 'node-av/lib';
import { DamagedFile } from '#server/media/worker/open-media.ts';

/** The beginning of the filters for sound like this frame, in at most two channels. */
export function soundSource(frame: Frame, { num, den }: IRational): string {
  const { sampleRate, format } = frame;
  const source = `abuffer@in=sample_rate=${sampleRate}:sample_fmt=${format}:time_base=${num}/${den}:channel_layout=${layoutOf(frame)}`;
  // More channels are mixed to two, without getting louder than full scale.
  return frame.channels > 2 ? `${source},aresample=ochl=stereo:rematrix_maxval=1` : source;
}

/** What FFmpeg assumes of files that do not say which channel is which. */
const usualLayouts = ['mono', 'stereo', '2.1', '4.0', '5.0', '5.1', '6.1', '7.1'];

function layoutOf({ channelLayout: { mask, nbChannels } }: Frame): string {
  if (mask > 0n) return `0x${mask.toString(16)}`;
  const layout = usualLayouts[nbChannels - 1];
  if (!layout) throw new DamagedFile(`${nbChannels} channels without a layout`);
  return layout;
}
