import { isUnavailable } from '#shared/addresses.ts';
import { canPlayHere, readEmbed, type Embed } from '#shared/embeds.ts';
import type { Video } from '#shared/videos.schema.ts';

/** What plays, and where, when a visitor presses play. */
export type VideoSource =
  | { kind: 'file'; path: string }
  /** Another site's player in a frame; the social ones are short, upright and play where they stand. */
  | { kind: 'frame' | 'social'; embed: Embed }
  /** A page that allows no frame: it opens in a tab of its own. */
  | { kind: 'page'; address: string }
  | { kind: 'unavailable' }
  | { kind: 'none' };

export function sourceOf({ videoFile, embedUrl }: Pick<Video, 'videoFile' | 'embedUrl'>): VideoSource {
  if (videoFile && !isUnavailable(videoFile)) return { kind: 'file', path: videoFile };
  const embed = embedUrl ? readEmbed(embedUrl) : null;
  if (embed && !canPlayHere(embed)) return { kind: 'page', address: embed.pageUrl };
  if (embed) return { kind: embed.provider === 'tiktok' ? 'social' : 'frame', embed };
  return { kind: videoFile ? 'unavailable' : 'none' };
}

/** On the page of all videos, an address with the tiktok: prefix leads to the video's own page instead of a player. */
export function pageInNewTab(video: Pick<Video, 'videoFile' | 'embedUrl'>): string | null {
  const source = sourceOf(video);
  if (source.kind === 'page') return source.address;
  return source.kind === 'social' && /^tiktok:/i.test(video.embedUrl?.trim() ?? '')
    ? source.embed.pageUrl
    : null;
}

/** Where the video can be seen without any script of ours. */
export function plainAddress(source: VideoSource): string | null {
  switch (source.kind) {
    case 'file':
      return source.path;
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
