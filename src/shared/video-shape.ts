import type { Video } from '#shared/videos.schema.ts';
import { sourceOf } from '#shared/video-source.ts';

export const WIDE = 16 / 9;
const UPRIGHT = 9 / 16;

/** What a film's shape is known by. */
export type Shaped = Pick<Video, 'videoFile' | 'embedUrl' | 'thumbnailPicture'>;

/** A film's width by its height, as far as it can be known before it plays: a file's still has the file's shape. */
export function expectedShape(video: Shaped): number {
  const { kind } = sourceOf(video);
  const still = video.thumbnailPicture;
  if (kind === 'file' && still) return still.width / still.height;
  const isShort = kind === 'frame' && /youtube\.com\/shorts\//i.test(video.embedUrl ?? '');
  return kind === 'social' || isShort ? UPRIGHT : WIDE;
}
