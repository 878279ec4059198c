import { shortDate } from '#shared/format.ts';
import { videoTypeLabels, type Video } from '#shared/videos.ts';
import { plainAddress, playingOf } from '#web/features/videos/playing.ts';

/** The rest of a long list for visitors without JavaScript, whose page cannot grow. */
export function OtherVideos({ videos }: { videos: Video[] }) {
  return (
    <noscript>
      <ul>
        {videos.map((video) => (
          <li key={video.id} className="py-2">
            <a href={plainAddress(playingOf(video)) ?? undefined}>{video.title}</a>
            {` · ${videoTypeLabels[video.videoType]} · ${shortDate(video.uploadDate)}`}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
