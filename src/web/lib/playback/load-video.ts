import { setSource } from '#web/lib/playback/set-source.ts';
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

/**
 * Loads the best source, at the same position the next one when it fails, and a larger one in full screen. Returns a
 * function that stops it.
 */
export function loadVideo(video: HTMLVideoElement, file: VideoFile, onFail: () => void): () => void {
  const failed = new Set<string>();
  let current = '';
  const load = () => {
    const best = videoSourcesOf(file, screenOf(video)).find((address) => !failed.has(address));
    if (best === undefined) return onFail();
    if (best === current) return;
    current = best;
    const { currentTime, paused } = video;
    setSource(video, best, currentTime);
    // Not paused by a failure, but by another source.
    if (!paused) video.play().catch(() => undefined);
  };
  const tryNext = () => {
    failed.add(current);
    load();
  };
  const fillScreen = () => {
    if (document.fullscreenElement === video) load();
  };
  video.addEventListener('error', tryNext);
  video.addEventListener('fullscreenchange', fillScreen);
  load();
  return () => {
    video.removeEventListener('error', tryNext);
    video.removeEventListener('fullscreenchange', fillScreen);
  };
}
