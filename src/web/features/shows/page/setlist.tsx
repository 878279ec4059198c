import { Link } from 'wouter';
import type { ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { itemPath } from '#shared/primitives/addresses.ts';

/** Own songs lead to their pages. */
export function Setlist({ setlist }: Pick<ShowDetails, 'setlist'>) {
  return (
    <ol className="border-t border-line">
      {setlist.map(({ text, track }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a song may be played twice
        <li key={index} className="flex gap-4 border-b border-line py-3">
          <span aria-hidden="true" className="w-6 shrink-0 text-end text-soft tabular-nums">
            {index + 1}
          </span>
          <span dir="auto" className="min-w-0 font-semibold wrap-anywhere">
            {track ? (
              <Link
                href={itemPath('track', track)}
                className="underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
              >
                {text}
              </Link>
            ) : (
              text
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
