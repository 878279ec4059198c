import { useIsMutating } from '@tanstack/react-query';
import { useEditedItem } from '#web/features/admin/edit/use-edited-item.ts';
import { ListFrame } from '#web/features/admin/lists/list-frame.tsx';
import { SortableTable } from '#web/features/admin/lists/sortable-table.tsx';
import { useList, type Column } from '#web/features/admin/lists/use-list.ts';
import { EditVideoDialog } from '#web/features/admin/videos/edit-video-dialog.tsx';
import { MissingThumbnailsButton, missingThumbnailsKey } from '#web/features/admin/videos/thumbnails.tsx';
import { VideoRow } from '#web/features/admin/videos/video-row.tsx';
import { Card } from '#web/ui/card.tsx';

const columns: Column<'video'>[] = [
  { label: 'Title', sort: 'title' },
  { label: 'Type', sort: 'videoType' },
  { label: 'Upload Date', sort: 'uploadDate', largestFirst: true },
  { label: 'Views', sort: 'views', largestFirst: true },
  { label: 'Featured', sort: 'featured', largestFirst: true },
  { label: 'Thumbnail', sort: 'thumbnail' },
  { label: 'Actions' },
];

const words = {
  search: 'Search videos',
  loading: 'Loading videos...',
  empty: 'No videos found. Add some videos to get started.',
  failure: 'The videos could not be loaded.',
};

/** How often the list is read anew while thumbnails are being made, so that each shows as it is done. */
const PROGRESS_MS = 1_500;

export function VideoLibrary() {
  const isGenerating = useIsMutating({ mutationKey: missingThumbnailsKey }) > 0;
  const list = useList('video', {
    columns,
    startBy: 'uploadDate',
    refetchInterval: isGenerating && PROGRESS_MS,
  });
  const { edited, edit, close } = useEditedItem('video');
  return (
    <Card title="Video Library" actions={<MissingThumbnailsButton />}>
      <ListFrame list={list} words={words} isWide>
        <SortableTable caption="Video Library" list={list}>
          {list.items.map((video) => (
            <VideoRow key={video.id} video={video} onEdit={() => edit(video)} />
          ))}
        </SortableTable>
      </ListFrame>
      {edited && <EditVideoDialog video={edited} onClose={close} />}
    </Card>
  );
}
