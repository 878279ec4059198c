import { Link } from 'wouter';
import { text } from '#shared/language/text.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { paging, skeletons } from '#shared/primitives/limits.ts';
import { FeaturedVideo, VideoCard } from '#web/features/videos/video-card.tsx';
import { useHomeVideos } from '#web/features/videos/use-home-videos.ts';
import { useWatching } from '#web/features/videos/use-watching.tsx';
import type { List } from '#web/lib/hooks/use-list.ts';
import { useShowMore } from '#web/lib/hooks/use-show-more.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { ShowMoreButton } from '#web/ui/lists/show-more-button.tsx';
import { SectionHeading } from '#web/ui/page/section-heading.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';

export function VideosSection({ artistName }: { artistName: string }) {
  const videos = useHomeVideos();
  const hasSeeAll = videos.status === 'filled' && videos.list.total > paging.seeAllAbove;
  return (
    <div className="shell">
      <SectionHeading
        title={text().videos.title}
        subtitle={text().videos.subtitle({ artist: artistName })}
        action={hasSeeAll && <SeeAll />}
      />
      {videos.status === 'loading' && <VideoSkeletons />}
      {videos.status === 'failed' && <ErrorState onRetry={videos.retry}>{text().videos.failed}</ErrorState>}
      {videos.status === 'empty' && <EmptyState>{text().videos.none}</EmptyState>}
      {videos.status === 'filled' && <HomeVideos {...videos} />}
      {hasSeeAll && (
        <div className="mt-4 flex justify-center md:hidden">
          <SeeAll />
        </div>
      )}
    </div>
  );
}

function SeeAll() {
  return (
    <Link href={pagePaths.videos} className={buttonClass({ variant: 'outline' })}>
      {text().videos.seeAll}
    </Link>
  );
}

type HomeVideosProps = { lead: Video; description: string | null; others: Video[]; list: List<Video> };

function HomeVideos({ lead, description, others, list }: HomeVideosProps) {
  const { shown, hasMore, showMore, listRef } = useShowMore('videos', others, list);
  const { watch, close, inlineId, dialog, loadAhead } = useWatching({ inline: 'social' });
  const screen = (video: Video) => ({
    video,
    isPlaying: inlineId === video.id,
    onPlay: watch,
    onClose: close,
    onNear: loadAhead,
  });
  return (
    <>
      <FeaturedVideo {...screen(lead)} description={description} />
      {shown.length > 0 && (
        <ul ref={listRef} aria-label={text().videos.more} className={`mt-10 ${cardGrid}`}>
          {shown.map((video) => (
            <li key={video.id}>
              <VideoCard {...screen(video)} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && <ShowMoreButton onClick={showMore}>{text().videos.showMore}</ShowMoreButton>}
      {dialog}
    </>
  );
}

const cardGrid = 'grid grid-cols-1 items-start gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8';

function VideoSkeletons() {
  return (
    <div className={cardGrid}>
      <output className="sr-only">{text().videos.loading}</output>
      {Array.from({ length: skeletons.videos }, (_, index) => (
        <div key={index} data-skeleton="" className="flex flex-col gap-3">
          <Skeleton className="aspect-video w-full" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
