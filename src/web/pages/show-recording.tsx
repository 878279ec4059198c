import type { ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { LargePlayer } from '#web/features/tracks/large-player.tsx';
import { PagePlayer } from '#web/features/videos/page/page-player.tsx';
import { queueFrom } from '#web/lib/playback/queue.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

/** The video and the song of a show. */
export default function ShowRecording({ video, track }: Pick<ShowDetails, 'video' | 'track'>) {
  return (
    <>
      {video && (
        <div className="max-w-3xl">
          <PagePlayer key={video.id} video={video} />
        </div>
      )}
      {track && (
        <TrackQueue list={queueFrom([track])}>
          <p className="mt-4 font-semibold">
            <TitleLink kind="track" item={track} />
          </p>
          <LargePlayer track={track} />
        </TrackQueue>
      )}
    </>
  );
}
