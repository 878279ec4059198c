import { age, roundedViews } from '#shared/format.ts';
import { videoTypeLabels, type Video } from '#shared/videos.ts';
import { useViews } from '#web/features/videos/told-views.ts';
import { plainAddress, sourceOf } from '#web/features/videos/video-source.ts';

/** Music Video · 12k views · 2 months ago */
export function VideoFacts({ video }: { video: Video }) {
  const views = useViews(video);
  const address = plainAddress(sourceOf(video));
  return (
    <p className="text-sm text-soft">
      {videoTypeLabels[video.videoType]} · {roundedViews(views)} {views === 1 ? 'view' : 'views'} ·{' '}
      {/* A page kept for a minute may be a day older than the visitor's clock. */}
      <time dateTime={video.uploadDate} suppressHydrationWarning>
        {age(video.uploadDate)}
      </time>
      {address && (
        <noscript>
          {' · '}
          <a href={address} className="underline">
            Watch
          </a>
        </noscript>
      )}
    </p>
  );
}
