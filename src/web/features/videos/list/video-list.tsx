import { memo } from 'react';
import { pagePaths } from '#shared/addresses.ts';
import type { Video } from '#shared/videos.schema.ts';
import { pageInNewTab } from '#shared/video-source.ts';
import { useWatching } from '#web/features/videos/use-watching.tsx';
import { useList } from '#web/lib/hooks/use-list.ts';
import type { ListSearch } from '#web/lib/list-search.ts';
import { allVideosQuery } from '#web/lib/queries.ts';
import { PagedList, type ListWords } from '#web/ui/lists/paged-list.tsx';
import { ListTable } from '#web/ui/tables/list-table.tsx';
import { VideoListSkeleton } from '#web/features/videos/list/video-list-skeleton.tsx';
import { VideoRow, videoRowClass } from '#web/features/videos/list/video-row.tsx';

const columns = ['Thumbnail', 'Title', 'Views', 'Category', 'Upload Date', 'Watch'];

const words: ListWords = {
  failed: 'Failed to load videos. Please try again later.',
  empty: 'No videos available yet.',
  noMatches: (q) => `No videos match “${q}”.`,
  emptyPage: 'No videos on this page.',
  more: 'More videos',
  one: 'video',
  many: 'videos',
};

/** Every video, newest first, or those that match what is searched for. Typing does not render it anew. */
export const VideoList = memo(function VideoList({ q, page }: ListSearch) {
  const list = useList(allVideosQuery({ q, page }));
  const { watch, dialog, loadAhead } = useWatching({ inline: 'none', opensPage });
  return (
    <>
      <PagedList
        path={pagePaths.videos}
        search={{ q, page }}
        list={list}
        words={words}
        skeleton={<VideoListSkeleton />}
      >
        {(rowsRef) => (
          <ListTable caption="All videos" columns={columns} rowClass={videoRowClass} rowsRef={rowsRef}>
            {list.items.map((video) => (
              <VideoRow key={video.id} video={video} onWatch={watch} onNear={loadAhead} />
            ))}
          </ListTable>
        )}
      </PagedList>
      {dialog}
    </>
  );
});

const opensPage = (video: Video) => pageInNewTab(video) !== null;
