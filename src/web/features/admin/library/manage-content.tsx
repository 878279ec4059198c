import { ImageGallery } from '#web/features/admin/library/images/image-gallery.tsx';
import { MusicLibrary } from '#web/features/admin/library/music/music-library.tsx';
import { VideoLibrary } from '#web/features/admin/library/videos/video-library.tsx';

/** The three libraries: music, videos, pictures. */
export function ManageContent() {
  return (
    <div className="flex flex-col gap-6">
      <MusicLibrary />
      <VideoLibrary />
      <ImageGallery />
    </div>
  );
}
