import type { Video } from '#shared/videos.ts';
import { VideoPlayer } from '#web/features/videos/video-player.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { video: Video; onClose: () => void };

/** A file of its own: the dialog's code is loaded when somebody is about to watch. */
export default function VideoDialog({ video, onClose }: Props) {
  return (
    <Dialog width="wide" title={video.title} onClose={onClose}>
      <div className="aspect-video w-full overflow-hidden rounded-media bg-black">
        <VideoPlayer video={video} />
      </div>
    </Dialog>
  );
}
