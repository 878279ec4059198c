import { useQuery } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { objectUrl } from '#web/admin/upload/files/object-url.ts';
import { cn } from '#web/ui/cn.ts';
import { Picture } from '#web/ui/media/picture/picture.tsx';

type Props = { video: File; chosen: File | null; onChoose: (frame: File) => void };

/** Offers a few frames of the chosen video as its thumbnail. */
export function FramePicker({ video, chosen, onChoose }: Props) {
  const { data: frames = [] } = useQuery({
    queryKey: ['video-frames', video.name, video.size, video.lastModified],
    queryFn: () => readFrames(video),
  });
  if (frames.length === 0) return null;
  return (
    <section aria-label={ownerText().videos.frames.list} className="rounded-field bg-sunk p-3">
      <h3 className="mb-2 text-xs font-semibold text-soft">{ownerText().videos.frames.title}</h3>
      <ul className="grid grid-cols-3 gap-2">
        {frames.map((frame, index) => (
          <li key={frame.name}>
            <Frame
              frame={frame}
              label={ownerText().videos.frames.use({ number: index + 1 })}
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

/** Shares of the duration: after the titles, in the middle, before the end. */
const MOMENTS = [0.12, 0.45, 0.78];
const WIDTH = 1280;
const TIMEOUT_MS = 15_000;

/** Frames of a local video file; none when the browser cannot play it. */
async function readFrames(file: File): Promise<File[]> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(file);
  const frames: File[] = [];
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
    await nextEvent(video, 'loadeddata');
    for (const [index, moment] of MOMENTS.entries()) {
      video.currentTime = video.duration * moment;
      await nextEvent(video, 'seeked');
      const picture = await draw(video);
      if (picture) frames.push(new File([picture], `frame-${index + 1}.jpg`, { type: picture.type }));
    }
  } catch {
    // The frames that were read so far are still offered.
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(url);
  }
  return frames;
}

function nextEvent(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const fail = () => reject(new Error(`The video never reached ${event}`));
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', fail, { once: true });
    signal.addEventListener('abort', fail, { once: true });
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const scale = Math.min(1, WIDTH / video.videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
}
