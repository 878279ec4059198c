import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { paging, skeletons } from '#shared/primitives/limits.ts';
import type { DiscographyItem } from '#shared/catalogue/discography.schema.ts';
import type { List } from '#web/lib/hooks/use-list.ts';
import { useShowMore } from '#web/lib/hooks/use-show-more.ts';
import { queueFrom } from '#web/lib/playback/queue.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ShowMoreButton } from '#web/ui/lists/show-more-button.tsx';
import { PlayAll } from '#web/ui/media/player/play-all.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { SectionHeading } from '#web/ui/page/section-heading.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { ReleaseCard } from '#web/features/tracks/release-card.tsx';
import { TrackCard } from '#web/features/tracks/track-card.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { queueAround, useHomeTracks } from '#web/features/tracks/use-home-tracks.ts';

const gridClass = 'grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 md:gap-x-8 md:gap-y-10';

export function TracksSection({ artistName }: { artistName: string }) {
  const { downloads } = useArtist();
  const { list, newest, others, isPending, retry } = useHomeTracks();
  const isEmpty = list.status === 'loaded' && list.total === 0;
  const seeAll = list.total > paging.seeAllAbove && (
    <Link href={pagePaths.music} className={buttonClass({ variant: 'outline' })}>
      {text().music.seeAll}
    </Link>
  );
  const playAll = newest && list.total > 1 && <PlayAll list={queueFrom([newest])} />;
  return (
    <div className="shell">
      <SectionHeading
        title={text().sections.music}
        subtitle={(downloads ? text().music.streamOrDownload : text().music.stream)({ artist: artistName })}
        action={
          <div className="flex gap-3">
            {playAll}
            {seeAll}
          </div>
        }
      />
      {playAll && <div className="mb-7 md:hidden">{playAll}</div>}
      {isPending && <CardSkeletons />}
      {list.status === 'failed' && <ErrorState onRetry={retry}>{text().music.failed}</ErrorState>}
      {!isPending && isEmpty && <EmptyState>{text().music.none}</EmptyState>}
      {!isPending && others.length > 0 && <Cards items={others} list={list} />}
      {seeAll && <div className="mt-4 flex justify-center md:hidden">{seeAll}</div>}
    </div>
  );
}

type CardsProps = { items: DiscographyItem[]; list: List<DiscographyItem> };

function Cards({ items, list }: CardsProps) {
  const { shown, hasMore, showMore, listRef } = useShowMore('tracks', items, list);
  return (
    <>
      <ul ref={listRef} className={gridClass}>
        {shown.map(({ release, track }) => (
          <li key={track.id} className="min-w-0">
            {release ? (
              <ReleaseCard release={release} firstTrack={track} />
            ) : (
              <TrackQueue list={queueAround(track, list.items)}>
                <TrackCard track={track} />
              </TrackQueue>
            )}
          </li>
        ))}
      </ul>
      {hasMore && <ShowMoreButton onClick={showMore}>{text().site.loadMore}</ShowMoreButton>}
    </>
  );
}

function CardSkeletons() {
  return (
    <div className={gridClass}>
      <output className="sr-only">{text().music.loading}</output>
      {Array.from({ length: skeletons.music }, (_, index) => (
        <div key={index} data-skeleton="">
          <Skeleton className="aspect-square rounded-media!" />
          <Skeleton className="mt-4 h-5 w-2/3" />
          <Skeleton className="mt-2 h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
