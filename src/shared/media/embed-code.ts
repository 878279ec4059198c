import { expectedAspectRatio, WIDE, type VideoWithShape } from '#shared/media/video-source.ts';
import { embedPagePaths, type PageKind, type PlayerKind } from '#shared/primitives/addresses.ts';
import { escapeHtml } from '#shared/primitives/escape-html.ts';

type Named = { id: number; title: string };

export type Embeddable =
  { kind: 'track' | 'release'; item: Named } | { kind: 'video'; item: Named & VideoWithShape };

/** Everything with a page to share. */
export type Shareable = Embeddable | { kind: Exclude<PageKind, PlayerKind>; item: Named };

export function hasPlayer<Shared extends Shareable>(shared: Shared): shared is Extract<Shared, Embeddable> {
  return Object.hasOwn(embedPagePaths, shared.kind);
}

/** The iframe that shows our player on another site. `site` is our origin: https://example.com */
export function embedCode(
  embeddable: Embeddable,
  site: string,
  /** Without it the player fills the width of its page. */
  size?: EmbedSize,
): string {
  const { kind, item } = embeddable;
  const address = site + embedPagePaths[kind].replace(':id', String(item.id));
  const attributes = size
    ? `width="${size.width}" height="${size.height}" style="border:0"`
    : fullWidthAttributes(embeddable);
  const allow = kind === 'video' ? ' allow="autoplay; fullscreen" allowfullscreen' : '';
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(item.title)}" ${attributes}${allow} loading="lazy"></iframe>`;
}

function fullWidthAttributes(embeddable: Embeddable): string {
  if (embeddable.kind !== 'video')
    return `width="100%" height="${embedHeights[embeddable.kind]}" style="border:0"`;
  const aspectRatio = expectedAspectRatio(embeddable.item);
  const size = embedSize('video', {}, aspectRatio);
  // A portrait video at full width would be taller than the screen.
  const maxWidth = aspectRatio < 1 && size ? `max-width:${size.width}px;` : '';
  return `style="border:0;width:100%;${maxWidth}aspect-ratio:${Number(aspectRatio.toFixed(3))}"`;
}

type EmbedSize = { width: number; height: number };
export type EmbedLimits = { maxwidth?: number; maxheight?: number };

/** In pixels; a video keeps its aspect ratio instead. */
const embedHeights = { track: 160, release: 420 } as const;

/** The column width of an ordinary page, and a height that fits a screen. */
const USUAL_WIDTH = 600;
const TALLEST_VIDEO = 640;

/** Below this width the controls of a track wrap to two rows. */
const NARROW = 280;
const NARROW_TRACK_HEIGHT = 200;

/** The smallest usable player; a release shows at least two of its tracks. */
const leastWidths: Record<PlayerKind, number> = { track: 120, release: 200, video: 200 };
const LEAST_RELEASE_HEIGHT = 308;
const LEAST_VIDEO_HEIGHT = 112;

/** Null when no usable player fits within the limits. */
export function embedSize(kind: PlayerKind, limits: EmbedLimits = {}, aspectRatio = WIDE): EmbedSize | null {
  const { width, height, leastHeight } =
    kind === 'video' ? videoSize(limits, aspectRatio) : musicSize(kind, limits);
  return width >= leastWidths[kind] && height >= leastHeight ? { width, height } : null;
}

/** Follows the aspect ratio; a video that would be too small to use is letterboxed. */
function videoSize({ maxwidth = Infinity, maxheight = Infinity }: EmbedLimits, aspectRatio: number) {
  const tallest = Math.min(maxheight, TALLEST_VIDEO);
  const width = Math.min(
    USUAL_WIDTH,
    maxwidth,
    Math.max(leastWidths.video, Math.floor(tallest * aspectRatio)),
  );
  const height = Math.min(tallest, Math.max(LEAST_VIDEO_HEIGHT, Math.floor(width / aspectRatio)));
  return { width, height, leastHeight: LEAST_VIDEO_HEIGHT };
}

function musicSize(
  kind: Exclude<PlayerKind, 'video'>,
  { maxwidth = Infinity, maxheight = Infinity }: EmbedLimits,
) {
  const width = Math.min(USUAL_WIDTH, maxwidth);
  const whole = kind === 'track' && width < NARROW ? NARROW_TRACK_HEIGHT : embedHeights[kind];
  const leastHeight = kind === 'release' ? LEAST_RELEASE_HEIGHT : whole;
  return { width, height: Math.min(whole, maxheight), leastHeight };
}
