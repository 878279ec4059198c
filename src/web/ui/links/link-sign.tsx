import { placeOf } from '#shared/links.ts';

/**
 * The sign of the place an address leads to, or a plain link's. Each is a file of its own, so that no page carries one
 * it does not show.
 */
export function LinkSign({ address }: { address: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-[1.15em] shrink-0">
      <use href={`/signs/${placeOf(address) ?? 'link'}.svg#sign`} />
    </svg>
  );
}
