import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { sourceOf } from '#shared/media/video-source.ts';
import { audio } from '#web/lib/playback/audio.ts';
import { loadVideo } from '#web/lib/playback/load-video.ts';
import { closePlayer, playTrack } from '#web/lib/playback/playback.ts';
import { changePlayback, onPlaybackChange, playback } from '#web/lib/playback/state.ts';
import { describeProblem, lookAtPicture } from '#bench/real-files/look-at-picture.ts';
import {
  PLAY_TIMEOUT_MS,
  reportPaths,
  type Items,
  type Played,
  type PlayedFile,
  type Report,
} from '#bench/real-files/played.ts';

/** Plays every file with the site's own player: the original, as if there were no streams, and what it chooses. */

/** What a laptop shows a video in. */
const SCREEN = { width: 1280, height: 720 };
const PLAYS_AT_SECONDS = 1;

/** Resolves with null when it plays, or with the problem. `onStop` calls back when the player has given up. */
function untilPlaying(element: HTMLMediaElement, onStop: (stop: () => void) => void): Promise<string | null> {
  return new Promise((resolve) => {
    const timeout = setTimeout(() => resolve('does not start'), PLAY_TIMEOUT_MS);
    const end = (problem: string | null) => {
      clearTimeout(timeout);
      resolve(problem);
    };
    element.addEventListener('timeupdate', () => {
      if (element.currentTime > PLAYS_AT_SECONDS) end(null);
    });
    onStop(() => end(describeProblem(element)));
  });
}

const pathOf = (element: HTMLMediaElement) => new URL(element.currentSrc || location.href).pathname;

async function playAudio(track: Track): Promise<Played> {
  changePlayback({ isMuted: true });
  playTrack(track, { tracks: [track], next: null });
  const element = audio();
  const problem = await untilPlaying(element, (stop) => {
    onPlaybackChange(() => {
      if (playback().problem) stop();
    });
  });
  const played = { source: pathOf(element), problem };
  closePlayer();
  return played;
}

async function playVideo(video: Video): Promise<Played> {
  const source = sourceOf(video);
  if (source.kind !== 'file') throw new Error(`${video.title} has no file`);
  const element = document.createElement('video');
  Object.assign(element, { muted: true, autoplay: true, playsInline: true, ...SCREEN });
  document.body.append(element);
  let stopLoading = () => {};
  const problem = await untilPlaying(element, (stop) => {
    stopLoading = loadVideo(element, source, stop);
  });
  const played = {
    source: pathOf(element),
    ...(problem === null ? lookAtPicture(element) : { problem }),
  };
  stopLoading();
  element.removeAttribute('src');
  element.load();
  element.remove();
  return played;
}

async function playAll({ tracks, videos }: Items): Promise<PlayedFile[]> {
  const files: PlayedFile[] = [];
  for (const track of tracks) {
    const before = await playAudio({ ...track, streams: [] });
    files.push({ name: track.title, before, after: await playAudio(track) });
  }
  for (const video of videos) {
    const before = await playVideo({ ...video, streams: [] });
    files.push({ name: video.title, before, after: await playVideo(video) });
  }
  return files;
}

const browser = /(Chrome|Firefox)\/\d+/.exec(navigator.userAgent)?.[0] ?? navigator.userAgent;
const report: Report = await fetch(reportPaths.items)
  .then(async (response) => ({ browser, files: await playAll((await response.json()) as Items) }))
  .catch((error: unknown) => ({ failure: String(error) }));
await fetch(reportPaths.report, { method: 'POST', body: JSON.stringify(report) });
