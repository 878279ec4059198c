import { useQuery } from '@tanstack/react-query';
import { objectUrl } from '#web/features/admin/upload/files/object-url.ts';
import { readFrames } from '#web/features/admin/videos/video-frames.ts';
import { cn } from '#web/ui/cn.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = { video: File; chosen: File | null; onChoose: (frame: File) => void };

/** A few frames of the chosen video, each one click away from being its thumbnail. */
export function FramePicker({ video, chosen, onChoose }: Props) {
  const { data: frames = [] } = useQuery({
    queryKey: ['video-frames', video.name, video.size, video.lastModified],
    queryFn: () => readFrames(video),
  });
  if (frames.length === 0) return null;
  return (
    <section aria-label="Frames of this video" className="rounded-field bg-sunk p-3">
      <h3 className="mb-2 text-xs font-semibold text-soft">Use a frame as the thumbnail</h3>
      <ul className="grid grid-cols-3 gap-2">
        {frames.map((frame, index) => (
          <li key={frame.name}>
            <Frame
              frame={frame}
              label={`Use frame ${index + 1} as the thumbnail`}
              isChosen={frame === chosen}
              onChoose={() => onChoose(frame)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type FrameProps = { frame: File; label: string; isChosen: boolean; onChoose: () => void };

function Frame({ frame, label, isChosen, onChoose }: FrameProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        'block aspect-video w-full overflow-hidden rounded-small border-2 transition-colors',
        isChosen ? 'border-accent' : 'border-transparent hover:border-ink',
      )}
    >
      <Picture path={objectUrl(frame)} facts={null} alt="" sizes="160px" className="size-full" />
    </button>
  );
}
