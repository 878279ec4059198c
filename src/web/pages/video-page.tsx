import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { PagePlayer } from '#web/features/videos/page/page-player.tsx';
import { VideoHeader } from '#web/features/videos/page/video-header.tsx';
import { VideoNotes } from '#web/features/videos/page/video-notes.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { videoQuery } from '#web/lib/api/queries.ts';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { NeighbourLinks } from '#web/ui/page/neighbour-links.tsx';

export default function VideoPage() {
  const { name } = useArtist();
  const query = useQuery(videoQuery(useItemId()));
  return (
    <ItemPage
      query={query}
      failed={text().videos.failed}
      back={{ href: pagePaths.videos, label: text().pages.videos }}
    >
      {(video) => (
        <>
          <PagePlayer key={video.id} video={video} />
          <VideoHeader video={video} artistName={name} />
          <VideoNotes video={video} />
          <NeighbourLinks kind="video" id={video.id} />
        </>
      )}
    </ItemPage>
  );
}
