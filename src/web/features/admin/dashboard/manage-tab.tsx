import { PhotoLibrary } from '#web/features/admin/photos/photo-library.tsx';
import { TrackLibrary } from '#web/features/admin/tracks/track-library.tsx';
import { VideoLibrary } from '#web/features/admin/videos/video-library.tsx';

/** The three libraries: tracks, videos, photos. */
export default function ManageTab() {
  return (
    <div className="flex flex-col gap-6">
      <TrackLibrary />
      <VideoLibrary />
      <PhotoLibrary />
    </div>
  );
}
