import { useState } from 'react';
import type { Video } from '#shared/videos.schema.ts';
import { VideoPlayer } from '#web/features/videos/video-player.tsx';
import { expectedShape } from '#shared/video-shape.ts';
import { StageDialog } from '#web/ui/media/stage-dialog.tsx';

type Props = { video: Video; onClose: () => void };

/** A file of its own: the dialog's code is loaded when somebody is about to watch. */
export default function VideoDialog({ video, onClose }: Props) {
  const [shape, setShape] = useState(() => expectedShape(video));
  return (
    <StageDialog title={video.title} onClose={onClose}>
      <div
        className="overflow-hidden bg-black"
        style={{ aspectRatio: shape, width: `min(100cqi, 100cqb * ${shape})` }}
      >
        <VideoPlayer video={video} onShape={setShape} />
      </div>
    </StageDialog>
  );
}
