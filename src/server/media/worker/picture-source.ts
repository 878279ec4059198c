import type { Frame, IRational } from 'node-av/lib';

/** The beginning of the filters for pictures like this frame. */
export function pictureSource(frame: Frame, { num, den }: IRational): string {
  const { width, height, format, sampleAspectRatio: aspect, colorSpace, colorRange } = frame;
  return [
    `buffer@in=video_size=${width}x${height}`,
    `pix_fmt=${format}`,
    `time_base=${num}/${den}`,
    `pixel_aspect=${aspect.num}/${Math.max(1, aspect.den)}`,
    `colorspace=${colorSpace}`,
    `range=${colorRange}`,
  ].join(':');
}
