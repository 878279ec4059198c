import type { PageKind } from '#shared/addresses.ts';
import { WIDE } from '#shared/video-shape.ts';

export type EmbedSize = { width: number; height: number };
export type EmbedLimits = { maxwidth?: number; maxheight?: number };

/** How high the players for music are, in pixels; a video keeps its shape, however wide the page it stands on. */
export const embedHeights = { track: 160, release: 420 } as const;

/** As wide as the column of an ordinary page, and an upright film not higher than a screen. */
const USUAL_WIDTH = 600;
const TALLEST_VIDEO = 640;

/** Where a page is narrower than this, a song's controls stand in two rows. */
const NARROW = 280;
const NARROW_SONG_HEIGHT = 200;

/** What a player needs to be whole, with room for two lines of a release's songs. */
const leastWidths: Record<PageKind, number> = { track: 120, release: 200, video: 200 };
const LEAST_RELEASE_HEIGHT = 308;
const LEAST_VIDEO_HEIGHT = 112;

/** How large a player is, as a rule or within these limits; null where they would cut it. `shape`: see video-shape.ts. */
export function embedSize(kind: PageKind, limits: EmbedLimits = {}, shape = WIDE): EmbedSize | null {
  const { width, height, leastHeight } =
    kind === 'video' ? videoSize(limits, shape) : musicSize(kind, limits);
  return width >= leastWidths[kind] && height >= leastHeight ? { width, height } : null;
}

/** As the film is; one that would be too small to use has bars beside it or above it. */
function videoSize({ maxwidth = Infinity, maxheight = Infinity }: EmbedLimits, shape: number) {
  const tallest = Math.min(maxheight, TALLEST_VIDEO);
  const width = Math.min(USUAL_WIDTH, maxwidth, Math.max(leastWidths.video, Math.floor(tallest * shape)));
  const height = Math.min(tallest, Math.max(LEAST_VIDEO_HEIGHT, Math.floor(width / shape)));
  return { width, height, leastHeight: LEAST_VIDEO_HEIGHT };
}

function musicSize(
  kind: Exclude<PageKind, 'video'>,
  { maxwidth = Infinity, maxheight = Infinity }: EmbedLimits,
) {
  const width = Math.min(USUAL_WIDTH, maxwidth);
  const whole = kind === 'track' && width < NARROW ? NARROW_SONG_HEIGHT : embedHeights[kind];
  const leastHeight = kind === 'release' ? LEAST_RELEASE_HEIGHT : whole;
  return { width, height: Math.min(whole, maxheight), leastHeight };
}
