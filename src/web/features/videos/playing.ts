import { isUnavailable } from '#shared/addresses.ts';
import { canPlayHere, readEmbed, type Embed } from '#shared/embeds.ts';
import type { Video } from '#shared/videos.ts';

/** What happens when a visitor presses play. */
export type Playing =
  | { kind: 'file'; path: string }
  /** Another site's player in a frame; the social ones are short, upright and play where they stand. */
  | { kind: 'frame' | 'social'; embed: Embed }
  /** A page that allows no frame: it opens in a tab of its own. */
  | { kind: 'page'; address: string }
  | { kind: 'gone' }
  | { kind: 'nothing' };

export function playingOf({ videoFile, embedUrl }: Pick<Video, 'videoFile' | 'embedUrl'>): Playing {
  if (videoFile && !isUnavailable(videoFile)) return { kind: 'file', path: videoFile };
  const embed = embedUrl ? readEmbed(embedUrl) : null;
  if (embed && !canPlayHere(embed)) return { kind: 'page', address: embed.pageUrl };
  if (embed) return { kind: embed.provider === 'tiktok' ? 'social' : 'frame', embed };
  return { kind: videoFile ? 'gone' : 'nothing' };
}

/** On the page of all videos, an address with the tiktok: prefix leads to the video's own page instead of a player. */
export function pageInNewTab(video: Pick<Video, 'videoFile' | 'embedUrl'>): string | null {
  const playing = playingOf(video);
  if (playing.kind === 'page') return playing.address;
  return playing.kind === 'social' && /^tiktok:/i.test(video.embedUrl?.trim() ?? '')
    ? playing.embed.pageUrl
    : null;
}

/** Where the video can be seen without any script of ours. */
export function plainAddress(playing: Playing): string | null {
  switch (playing.kind) {
    case 'file':
      return playing.path;
    case 'frame':
    case 'social':
      return playing.embed.pageUrl;
    case 'page':
      return playing.address;
    case 'gone':
    case 'nothing':
      return null;
  }
}
