import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { matchesSearch } from '#shared/search.ts';
import { videoTypeLabels, type Video } from '#shared/videos.ts';
import { pageInNewTab } from '#web/features/videos/playing.ts';
import { useWatching } from '#web/features/videos/use-watching.tsx';
import { videosQuery } from '#web/lib/queries.ts';
import { useGrowingList } from '#web/lib/hooks/use-growing-list.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ListTable } from '#web/ui/tables/list-table.tsx';
import { OtherVideos } from './other-videos.tsx';
import { VideoListSkeleton } from './video-list-skeleton.tsx';
import { VideoRow, videoRowClass } from './video-row.tsx';

const columns = ['Thumbnail', 'Title', 'Views', 'Category', 'Upload Date', 'Watch'];

/** Every video, newest first, or those that match what is searched for. */
export function VideoList({ query }: { query: string }) {
  const { data: videos, isError } = useQuery(videosQuery);
  if (isError) return <ErrorState>Failed to load videos. Please try again later.</ErrorState>;
  if (!videos) return <VideoListSkeleton />;
  if (videos.length === 0) return <EmptyState>No videos available yet.</EmptyState>;
  return <FoundVideos videos={videos} query={query} />;
}

function FoundVideos({ videos, query }: { videos: Video[]; query: string }) {
  // Typing stays quick however long the list is: the rows follow when there is time.
  const search = useDeferredValue(query);
  const found = useMemo(() => videos.filter((video) => isFound(video, search)), [videos, search]);
  const { watch, dialog, loadAhead } = useWatching({ inline: false, opensPage });
  return (
    <>
      <output className="sr-only">{search.trim() && `${found.length} of ${videos.length} videos`}</output>
      {found.length === 0 ? (
        <EmptyState>No videos match “{search.trim()}”.</EmptyState>
      ) : (
        <VideoTable key={search} videos={found} onWatch={watch} onNear={loadAhead} />
      )}
      {dialog}
    </>
  );
}

type TableProps = { videos: Video[]; onWatch: (video: Video) => void; onNear: () => void };

function VideoTable({ videos, onWatch, onNear }: TableProps) {
  const { shown, rest, watchEnd } = useGrowingList(videos);
  return (
    <>
      <ListTable caption="All videos" columns={columns} rowClass={videoRowClass}>
        {shown.map((video) => (
          <VideoRow key={video.id} video={video} onWatch={onWatch} onNear={onNear} />
        ))}
      </ListTable>
      {rest.length > 0 && (
        <div ref={watchEnd}>
          <OtherVideos videos={rest} />
        </div>
      )}
    </>
  );
}

const opensPage = (video: Video) => pageInNewTab(video) !== null;

/** By its name as stored and as shown: musicVideo and Music Video both find music videos. */
function isFound({ title, videoType }: Video, search: string): boolean {
  return matchesSearch(search, title, videoType, videoTypeLabels[videoType]);
}
