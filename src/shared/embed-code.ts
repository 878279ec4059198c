import { embedPagePaths } from '#shared/addresses.ts';
import { embedHeights, embedSize, type EmbedSize } from '#shared/embed-size.ts';
import { escapeHtml } from '#shared/escape-html.ts';
import { expectedShape, type Shaped } from '#shared/video-shape.ts';

type Named = { id: number; title: string };

/** What has a player for other sites. */
export type Embeddable = { kind: 'track' | 'release'; item: Named } | { kind: 'video'; item: Named & Shaped };

/** What somebody pastes into a page of their own to show our player there. `site` is our address: https://example.com */
export function embedCode(
  embeddable: Embeddable,
  site: string,
  /** Otherwise as wide as the page it stands on. */
  size?: EmbedSize,
): string {
  const { kind, item } = embeddable;
  const address = site + embedPagePaths[kind].replace(':id', String(item.id));
  const look = size ? `width="${size.width}" height="${size.height}" style="border:0"` : wideLook(embeddable);
  const allow = kind === 'video' ? ' allow="autoplay; fullscreen" allowfullscreen' : '';
  return `<iframe src="${escapeHtml(address)}" title="${escapeHtml(item.title)}" ${look}${allow} loading="lazy"></iframe>`;
}

function wideLook(embeddable: Embeddable): string {
  if (embeddable.kind !== 'video')
    return `width="100%" height="${embedHeights[embeddable.kind]}" style="border:0"`;
  const shape = expectedShape(embeddable.item);
  const size = embedSize('video', {}, shape);
  // An upright film as wide as the page would be higher than the screen.
  const most = shape < 1 && size ? `max-width:${size.width}px;` : '';
  return `style="border:0;width:100%;${most}aspect-ratio:${Number(shape.toFixed(3))}"`;
}
