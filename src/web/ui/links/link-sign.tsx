import type { CSSProperties } from 'react';
import { placeOf } from '#shared/links.ts';

/**
 * The sign of the place an address leads to, or a plain link's. Each is a file of its own, so that no page carries one
 * it does not show; as a mask it takes the colour of the words beside it, and waits for the first picture.
 */
export function LinkSign({ address }: { address: string }) {
  const sign = { '--sign': `url(/signs/${placeOf(address) ?? 'link'}.svg)` } as CSSProperties;
  return <span aria-hidden="true" style={sign} className="link-sign size-[1.15em] shrink-0" />;
}
