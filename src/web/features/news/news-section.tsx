import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { PostRow } from '#web/features/news/post-row.tsx';
import { homePostsQuery } from '#web/lib/api/queries.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionHeading } from '#web/ui/page/section-heading.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';

/** The newest posts. A site without news has no such section. */
export default function NewsSection({ artistName }: { artistName: string }) {
  const { items, hasNext, status, retry } = useList(homePostsQuery);
  return (
    <div className="shell">
      <SectionHeading
        title={text().sections.news}
        subtitle={text().news.subtitle({ artist: artistName })}
        action={hasNext && <SeeAll />}
      />
      {status === 'failed' && <ErrorState onRetry={retry}>{text().news.failed}</ErrorState>}
      <ul className="border-b border-line">
        {items.map((post) => (
          <PostRow key={post.id} post={post} level={3} />
        ))}
      </ul>
      {hasNext && (
        <div className="mt-8 flex justify-center md:hidden">
          <SeeAll />
        </div>
      )}
    </div>
  );
}

function SeeAll() {
  return (
    <Link href={pagePaths.news} className={buttonClass({ variant: 'outline' })}>
      {text().news.seeAll}
    </Link>
  );
}
