import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { ShowList } from '#web/features/shows/show-list.tsx';
import { homeShowsQuery } from '#web/lib/api/queries.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The next shows on the home page, and the way to the past ones. A site without shows has no such section. */
export default function ShowsSection() {
  return (
    <div className="shell">
      <h2 className="mb-4 font-display text-section">{text().shows.upcoming}</h2>
      <ShowList list={useList(homeShowsQuery)} />
      <div className="mt-8 flex justify-center">
        <Link href={pagePaths.shows} className={buttonClass({ variant: 'outline' })}>
          {text().shows.seeAll}
        </Link>
      </div>
    </div>
  );
}
