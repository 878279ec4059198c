import { playTime, shortDate } from '#shared/primitives/format.ts';
import type { VideoDetails } from '#shared/catalogue/videos.schema.ts';
import { VideoFacts } from '#web/features/videos/video-facts.tsx';
import { ShareButton } from '#web/ui/share/share-button.tsx';

type Props = { video: VideoDetails; artistName: string };

export function VideoHeader({ video, artistName }: Props) {
  return (
    <header className="mt-6 flex flex-wrap items-start justify-between gap-x-10 gap-y-5">
      <div className="min-w-0">
        <h1 dir="auto" className="text-as-parent font-display text-headline wrap-anywhere">
          {video.title}
        </h1>
        <p className="mt-3">
          {artistName}
          {video.duration !== null && (
            <>
              <span aria-hidden="true"> · </span>
              <span className="tabular-nums">{playTime(video.duration)}</span>
            </>
          )}
        </p>
        <div className="mt-1">
          <VideoFacts video={video} date={shortDate} />
        </div>
      </div>
      <ShareButton kind="video" item={video} />
    </header>
  );
}
