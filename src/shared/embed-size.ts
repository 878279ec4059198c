import type { PageKind } from '#shared/addresses.ts';
import { embedHeights, type EmbedSize } from '#shared/embed-code.ts';

export type EmbedLimits = { maxwidth?: number; maxheight?: number };

/** As wide as the column of an ordinary page. */
const USUAL_WIDTH = 600;
const WIDE = 16 / 9;

/** Where a page is narrower than this, a song's controls stand in two rows. */
const NARROW = 280;
const NARROW_SONG_HEIGHT = 200;

/** What a player needs to be whole, with room for two lines of a release's songs. */
const leastWidths: Record<PageKind, number> = { track: 120, release: 200, video: 200 };
const LEAST_RELEASE_HEIGHT = 308;

/** How large a player is, as a rule or within these limits; null where they would cut it. */
export function embedSize(kind: PageKind, { maxwidth = Infinity, maxheight = Infinity }: EmbedLimits = {}) {
  const width = Math.min(USUAL_WIDTH, maxwidth, kind === 'video' ? Math.floor(maxheight * WIDE) : Infinity);
  const height = Math.min(heightAt(kind, width), maxheight);
  const leastHeight = kind === 'release' ? LEAST_RELEASE_HEIGHT : heightAt(kind, width);
  const size: EmbedSize = { width, height };
  return width >= leastWidths[kind] && height >= leastHeight ? size : null;
}

function heightAt(kind: PageKind, width: number): number {
  if (kind === 'video') return Math.floor(width / WIDE);
  return kind === 'track' && width < NARROW ? NARROW_SONG_HEIGHT : embedHeights[kind];
}
