import type { Video } from '#shared/catalogue/videos.schema.ts';
import { canPlayHere, readEmbed, type Embed } from '#shared/media/embeds.ts';
import type { Stream } from '#shared/media/streams.schema.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';

/** What the play button starts. */
export type VideoSource =
  /** The original, and copies that every browser plays. */
  | { kind: 'file'; path: string; streams: Stream[] }
  /** Another site's player in a frame; social videos are portrait and play inline. */
  | { kind: 'frame' | 'social'; embed: Embed }
  /** A page that allows no frame opens in a new tab. */
  | { kind: 'page'; address: string }
  | { kind: 'unavailable' }
  | { kind: 'none' };

type Playable = Pick<Video, 'videoFile' | 'embedUrl'> & Partial<Pick<Video, 'streams'>>;

export function sourceOf({ videoFile, embedUrl, streams = [] }: Playable): VideoSource {
  if (videoFile && !isUnavailable(videoFile)) return { kind: 'file', path: videoFile, streams };
  const embed = embedUrl ? readEmbed(embedUrl) : null;
  if (embed && !canPlayHere(embed)) return { kind: 'page', address: embed.pageUrl };
  if (embed) return { kind: embed.provider === 'tiktok' ? 'social' : 'frame', embed };
  return { kind: videoFile ? 'unavailable' : 'none' };
}

/** Null for what plays here. */
export function otherPage(source: VideoSource): string | null {
  return source.kind === 'page' ? source.address : null;
}

/** On the page of all videos, an address with the tiktok: prefix opens TikTok instead of a player. */
export function pageInNewTab(video: Pick<Video, 'videoFile' | 'embedUrl'>): string | null {
  const source = sourceOf(video);
  return source.kind === 'social' && /^tiktok:/i.test(video.embedUrl?.trim() ?? '')
    ? source.embed.pageUrl
    : otherPage(source);
}

/** Where the video can be watched without JavaScript. */
export function plainAddress(source: VideoSource): string | null {
  switch (source.kind) {
    case 'file':
      return source.streams[0]?.url ?? source.path;
    case 'frame':
    case 'social':
      return source.embed.pageUrl;
    case 'page':
      return source.address;
    case 'unavailable':
    case 'none':
      return null;
  }
}

export const WIDE = 16 / 9;
const PORTRAIT = 9 / 16;

export type VideoWithShape = Pick<Video, 'videoFile' | 'embedUrl' | 'thumbnailPicture'>;

/** Width by height, before the video is loaded: the thumbnail of a file has the same aspect ratio. */
export function expectedAspectRatio(video: VideoWithShape): number {
  const { kind } = sourceOf(video);
  const thumbnail = video.thumbnailPicture;
  if (kind === 'file' && thumbnail) return thumbnail.width / thumbnail.height;
  const isShort = kind === 'frame' && /youtube\.com\/shorts\//i.test(video.embedUrl ?? '');
  return kind === 'social' || isShort ? PORTRAIT : WIDE;
}
