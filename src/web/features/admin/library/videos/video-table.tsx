import { thumbnailStatus, videoTypeLabels, type Video } from '#shared/videos.ts';
import { ListTools } from '#web/features/admin/lib/list-tools.tsx';
import { NoMatches } from '#web/features/admin/lib/no-matches.tsx';
import type { Column, Order } from '#web/features/admin/lib/sort-rows.ts';
import { SortableTable } from '#web/features/admin/lib/sortable-table.tsx';
import { useListView } from '#web/features/admin/lib/use-list-view.ts';
import { useEditing } from '#web/features/admin/library/edit/use-editing.ts';
import { EditVideoDialog } from '#web/features/admin/library/videos/edit-video-dialog.tsx';
import { VideoRow } from '#web/features/admin/library/videos/video-row.tsx';

const columns: Column<Video>[] = [
  { label: 'Title', value: (video) => video.title },
  { label: 'Type', value: (video) => videoTypeLabels[video.videoType] },
  { label: 'Upload Date', value: (video) => video.uploadDate, largestFirst: true },
  { label: 'Views', value: (video) => video.views ?? 0, largestFirst: true },
  { label: 'Featured', value: (video) => Number(video.featured), largestFirst: true },
  { label: 'Thumbnail', value: thumbnailStatus },
  { label: 'Actions' },
];
const start: Order = { by: 'Upload Date', direction: 'descending' };
const words = (video: Video) => [video.title, videoTypeLabels[video.videoType]];

export function VideoTable({ videos }: { videos: Video[] }) {
  const view = useListView(videos, { columns, start, words });
  const [editing, setEditing] = useEditing('video', videos);
  return (
    <>
      <ListTools view={view} label="Search videos" />
      <SortableTable caption="Video Library" columns={columns} view={view}>
        {view.rows.map((video) => (
          <VideoRow key={video.id} video={video} onEdit={() => setEditing(video)} />
        ))}
      </SortableTable>
      <NoMatches view={view} />
      {editing && <EditVideoDialog video={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
