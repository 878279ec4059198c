import { memo } from 'react';
import { text } from '#shared/language/text.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { pageInNewTab } from '#shared/media/video-source.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { VideoRow, videoRowClass } from '#web/features/videos/list/video-row.tsx';
import { useWatching } from '#web/features/videos/use-watching.tsx';
import type { ListSearch } from '#web/lib/api/list-search.ts';
import { allVideosQuery } from '#web/lib/api/queries.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { PagedList, type ListLabels } from '#web/ui/lists/paged-list.tsx';
import { ListSkeleton } from '#web/ui/states/skeleton.tsx';
import { ListTable } from '#web/ui/tables/list-table.tsx';

const labels = (): ListLabels => {
  const { failed, more } = text().videos;
  return { ...text().videoList, failed, more };
};

/** Memoized, so that typing in the search box does not re-render it. */
export const VideoList = memo(function VideoList({ q, page }: ListSearch) {
  const list = useList(allVideosQuery({ q, page }));
  const { caption, thumbnail, title, views, category, uploaded, watch: watchColumn } = text().videoList;
  const { watch, dialog, loadAhead } = useWatching({ inline: 'none', opensPage });
  return (
    <>
      <PagedList
        path={pagePaths.videos}
        search={{ q, page }}
        list={list}
        labels={labels()}
        skeleton={<VideoListSkeleton />}
      >
        {(rowsRef) => (
          <ListTable
            caption={caption}
            columns={[thumbnail, title, views, category, uploaded, watchColumn]}
            rowClass={videoRowClass}
            rowsRef={rowsRef}
          >
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

function VideoListSkeleton() {
  return (
    <ListSkeleton
      label={text().videos.loading}
      picture="aspect-video w-32"
      title="w-1/2"
      facts="w-1/3"
      action="w-24"
    />
  );
}
