import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#shared/addresses.ts';
import { shortDate } from '#shared/format.ts';
import { PagePlayer } from '#web/features/videos/page/page-player.tsx';
import { VideoFacts } from '#web/features/videos/video-facts.tsx';
import { videoQuery } from '#web/lib/queries.ts';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { NeighbourLinks } from '#web/ui/page/neighbour-links.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';

/** One video: to watch where it stands, and to send to somebody. */
export default function VideoPage() {
  const query = useQuery(videoQuery(useItemId()));
  return (
    <ItemPage
      query={query}
      failed="Failed to load videos. Please try again later."
      back={{ href: pagePaths.videos, label: 'All Videos' }}
    >
      {(video) => (
        <>
          <PagePlayer key={video.id} video={video} />
          <div className="mt-6 flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
            <div className="min-w-0">
              <h1 className="font-display text-headline wrap-anywhere">{video.title}</h1>
              <div className="mt-3">
                <VideoFacts video={video} date={shortDate} />
              </div>
            </div>
            <ShareButton kind="video" item={video} />
          </div>
          <NeighbourLinks kind="video" id={video.id} />
        </>
      )}
    </ItemPage>
  );
}
