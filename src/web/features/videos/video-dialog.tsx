import { useState } from 'react';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { VideoPlayer } from '#web/features/videos/video-player.tsx';
import { expectedAspectRatio } from '#shared/media/video-source.ts';
import { StageDialog } from '#web/ui/media/stage-dialog.tsx';

type Props = { video: Video; onClose: () => void };

export default function VideoDialog({ video, onClose }: Props) {
  const [aspectRatio, setAspectRatio] = useState(() => expectedAspectRatio(video));
  return (
    <StageDialog title={video.title} onClose={onClose}>
      <div
        className="overflow-hidden bg-black"
        style={{ aspectRatio, width: `min(100cqi, 100cqb * ${aspectRatio})` }}
      >
        <VideoPlayer video={video} onAspectRatio={setAspectRatio} />
      </div>
    </StageDialog>
  );
}
