import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { itemPath } from '#shared/addresses.ts';
import type { Release } from '#shared/releases.schema.ts';
import { releaseTypeLabels } from '#shared/tracks.ts';
import { itemsOf } from '#web/lib/lists.ts';
import { releasesQuery } from '#web/lib/queries.ts';
import { Cover } from '#web/ui/media/cover.tsx';
import { ReleaseDate } from '#web/features/releases/release-date.tsx';

/** As many as a phone shows at once. */
const FIRST_IN_SIGHT = 3;

/** The newest albums and EPs that match, beside each other above the songs; nothing at all where there are none. */
export function ReleasesStrip({ q }: { q: string }) {
  // While the next ones are looked for, those before stay, so that nothing jumps at every letter.
  const { data } = useInfiniteQuery({ ...releasesQuery({ q }), placeholderData: (before) => before });
  const releases = itemsOf(data);
  if (releases.length === 0) return null;
  return (
    <section aria-labelledby="releases" className="mb-12">
      <h2 id="releases" className="mb-4 font-display text-heading">
        Releases
      </h2>
      <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-4 overflow-x-auto px-gutter pb-3 md:gap-6">
        {releases.map((release, index) => (
          <li key={release.id} className="w-36 shrink-0 snap-start md:w-44">
            <ReleaseCard release={release} isFirst={index < FIRST_IN_SIGHT} />
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
      <p className="mt-2 line-clamp-2 font-semibold group-hover:underline" title={release.title}>
        {release.title}
      </p>
      <p className="text-sm text-soft">
        {releaseTypeLabels[release.releaseType]} · <ReleaseDate release={release} as="year" />
      </p>
    </Link>
  );
}
