import type { VideoSource } from '#shared/media/video-source.ts';
import { loadVideo } from '#web/lib/playback/load-video.ts';
import { countVideoPlay } from '#web/lib/statistics/count-plays.ts';
import { playOneAtATime, part, showPlaying } from '#web/embed/embed-page.ts';

/** Another site's player is loaded only after a press of play. */
export function startVideo(): void {
  const video = document.querySelector('video');
  if (video) {
    video.addEventListener('play', () => showPlaying(true));
    video.addEventListener('pause', () => showPlaying(false));
    // Resuming after a pause is not another view.
    if (video.paused) {
      video.addEventListener('play', countView, { once: true });
      loadVideo(video, fileOf(video), () => undefined);
    }
    // The visitor may have pressed play before this script loaded.
    else {
      showPlaying(true);
      countView();
    }
    playOneAtATime(video);
    const { id, length } = video.dataset;
    countVideoPlay(video, Number(id), Number(length));
  }

  part('page')?.querySelector('a')?.addEventListener('click', countView);

  const screen = part('screen');
  const frame = document.querySelector('template');
  if (!screen || !frame) return;
  screen.querySelector('button')?.addEventListener('click', () => {
    countView();
    screen.replaceChildren(frame.content);
    screen.querySelector('iframe')?.focus();
    showPlaying(true);
  });
}

function fileOf({ dataset }: HTMLVideoElement): Extract<VideoSource, { kind: 'file' }> {
  return JSON.parse(dataset['source'] ?? '');
}

/** Errors are ignored. */
function countView(): void {
  const address = document.querySelector<HTMLElement>('[data-view]')?.dataset['view'];
  if (address) fetch(address, { method: 'POST' }).catch(() => undefined);
}
