import type { Stream } from '#shared/media/streams.schema.ts';
import type { VideoSource } from '#shared/media/video-source.ts';

type VideoFile = Extract<VideoSource, { kind: 'file' }>;

/** What a video is shown in, in dots of the screen. */
export type Screen = { width: number; height: number; savesData: boolean };

/** Where to play a video from, in the order to try: the smallest stream that fills the screen, then the larger ones. */
export function videoSourcesOf({ path, streams }: VideoFile, screen: Screen): string[] {
  const fromSmallest = streams.toSorted((one, other) => one.bytes - other.bytes);
  const enough = screen.savesData ? 0 : fromSmallest.findIndex((stream) => fills(stream, screen));
  const first = enough < 0 ? fromSmallest.length - 1 : enough;
  const ordered = [
    ...fromSmallest.slice(Math.max(0, first)),
    ...fromSmallest.slice(0, Math.max(0, first)).toReversed(),
  ];
  return [...ordered.map(({ url }) => url), path];
}

/** A video is shown as large as both sides of the screen allow. */
function fills({ width = 0, height = 0 }: Stream, screen: Screen): boolean {
  return width >= screen.width || height >= screen.height;
}

/** Of browsers that have it. */
type NetworkInformation = { saveData?: boolean };

function screenOf(video: HTMLVideoElement): Screen {
  const { connection } = navigator as { connection?: NetworkInformation };
  return {
    width: video.clientWidth * devicePixelRatio,
    height: video.clientHeight * devicePixelRatio,
    savesData: connection?.saveData === true,
  };
}

/** Loads the best source, and the next one at the same position when it fails. Returns a function that stops it. */
export function loadVideo(video: HTMLVideoElement, file: VideoFile, onFail: () => void): () => void {
  const sources = videoSourcesOf(file, screenOf(video));
  const load = () => {
    const [address] = sources.splice(0, 1);
    if (address === undefined) return onFail();
    const { currentTime, paused, error } = video;
    video.src = address;
    if (currentTime > 0) video.currentTime = currentTime;
    // A failed one that was playing is not paused.
    if (error && !paused) video.play().catch(() => undefined);
  };
  video.addEventListener('error', load);
  load();
  return () => video.removeEventListener('error', load);
}
