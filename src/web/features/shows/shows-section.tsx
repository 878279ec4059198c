import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { ShowRow } from '#web/features/shows/show-row.tsx';
import { homeShowsQuery } from '#web/lib/api/queries.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PageSection } from '#web/ui/page/page-section.tsx';

/** The next shows on the home page; nothing while there are none. */
export default function ShowsSection() {
  const { items } = useList(homeShowsQuery);
  if (items.length === 0) return null;
  return (
    <PageSection id="shows" label={text().sections.shows}>
      <div className="shell">
        <h2 className="mb-4 font-display text-section">{text().shows.upcoming}</h2>
        <ul>
          {items.map((show) => (
            <ShowRow key={show.id} show={show} />
          ))}
        </ul>
        <div className="mt-8 flex justify-center">
          <Link href={pagePaths.shows} className={buttonClass({ variant: 'outline' })}>
            {text().shows.seeAll}
          </Link>
        </div>
      </div>
    </PageSection>
  );
}
