import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { itemPath } from '#shared/primitives/addresses.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import { itemsOf } from '#web/lib/api/lists.ts';
import { releasesQuery } from '#web/lib/api/queries.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import { ReleaseDate } from '#web/features/releases/release-date.tsx';

/** Visible at once on a phone. */
const FIRST_VISIBLE = 3;

/** Renders nothing without matching releases. */
export function ReleasesStrip({ q }: { q: string }) {
  // The previous results stay while typing, so that the page does not jump.
  const { data } = useInfiniteQuery({ ...releasesQuery({ q }), placeholderData: keepPreviousData });
  const releases = itemsOf(data);
  if (releases.length === 0) return null;
  return (
    <section aria-labelledby="releases" className="mb-12">
      <h2 id="releases" className="mb-4 font-display text-heading">
        {text().releases.title}
      </h2>
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-4 overflow-x-auto px-gutter pb-3 md:gap-6">
        {releases.map((release, index) => (
          <li key={release.id} className="w-36 shrink-0 snap-start md:w-44">
            <ReleaseCard release={release} isFirst={index < FIRST_VISIBLE} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReleaseCard({ release, isFirst }: { release: Release; isFirst: boolean }) {
  return (
    <Link href={itemPath('release', release)} className="group block">
      <Cover
        track={release}
        sizes="(min-width: 768px) 176px, 144px"
        priority={isFirst}
        className="transition-opacity group-hover:opacity-85"
      />
      <p
        dir="auto"
        className="mt-2 line-clamp-2 text-as-parent font-semibold group-hover:underline"
        title={release.title}
      >
        {release.title}
      </p>
      <p className="text-sm text-soft">
        {text().catalogue.releaseTypes[release.releaseType]} · <ReleaseDate release={release} as="year" />
      </p>
    </Link>
  );
}
