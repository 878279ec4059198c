import { playTime } from '#shared/primitives/format.ts';
import { seekKeySeconds } from '#shared/primitives/limits.ts';
import { setSource } from '#web/lib/playback/set-source.ts';
import { sourcesOf } from '#web/lib/playback/source.ts';
import { countPlays } from '#web/lib/statistics/count-plays.ts';
import { playOneAtATime, button, part, showPlaying } from '#web/embed/embed-page.ts';

export function startTracks(): void {
  const tracks = [...document.querySelectorAll<HTMLElement>('[data-song]')];
  const audio = document.querySelector('audio');
  const toggle = button('toggle');
  const seek = document.querySelector<HTMLInputElement>('[data-seek]');
  const time = part('time');
  const problem = part('problem');
  if (!audio || !toggle || !seek || !time || !problem) return;
  const previous = button('previous');
  const next = button('next');
  let current = 0;
  /** Whether the track should play; a failed one is paused too. */
  let shouldPlay = false;
  /** What to try when the current source fails. */
  let otherSources: string[] = [];

  const dataNow = () => tracks[current]?.dataset ?? {};
  /** Keeps the known duration when the browser measures nearly the same, to avoid flicker. */
  const lengthNow = () => {
    const shown = Number(dataNow()['length']);
    return Math.abs(audio.duration - shown) >= 1 && Number.isFinite(audio.duration) ? audio.duration : shown;
  };

  const showTime = () => {
    const length = lengthNow();
    const position = playTime(audio.currentTime);
    const duration = playTime(length);
    const spoken = time.dataset['spoken']?.replace('{position}', position).replace('{duration}', duration);
    time.textContent = `${position} / ${duration}`;
    seek.max = String(length || 1);
    seek.value = String(audio.currentTime);
    seek.disabled = length === 0;
    seek.setAttribute('aria-valuetext', spoken ?? '');
    seek.parentElement?.style.setProperty('--played', String(length ? audio.currentTime / length : 0));
  };
  const showState = () => {
    showPlaying(!audio.paused);
    toggle.setAttribute('aria-label', dataNow()[audio.paused ? 'playLabel' : 'pauseLabel'] ?? '');
  };
  const showTrack = () => {
    tracks.forEach((track, at) => track.setAttribute('aria-current', String(at === current)));
    seek.setAttribute('aria-label', dataNow()['seekLabel'] ?? '');
    if (previous) previous.disabled = current === 0;
    if (next) next.disabled = current === tracks.length - 1;
    showState();
    showTime();
  };

  const announceCurrentTrack = () => {
    const { title = '', artist = '', cover } = dataNow();
    const artwork = cover ? [{ src: cover }] : [];
    if ('mediaSession' in navigator)
      navigator.mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
  };
  const play = () => {
    shouldPlay = true;
    problem.hidden = true;
    announceCurrentTrack();
    // The element's error event reports failures.
    audio.play().catch(() => undefined);
  };
  const loadTrack = () => {
    const { song = '', level } = dataNow();
    const [first = '', ...others] = sourcesOf(JSON.parse(song), (type) => audio.canPlayType(type));
    otherSources = others;
    audio.volume = Number(level);
    audio.src = first;
  };
  const playAt = (wanted: number) => {
    if (!tracks[wanted]) return;
    current = wanted;
    loadTrack();
    showTrack();
    play();
  };
  /** At the same position. */
  const playOtherSource = (address: string) => {
    setSource(audio, address, audio.currentTime);
    if (shouldPlay) play();
  };
  const seekTo = (seconds: number) => {
    audio.currentTime = Math.max(0, Math.min(seconds, lengthNow()));
    showTime();
  };

  toggle.addEventListener('click', () => (audio.paused ? play() : audio.pause()));
  previous?.addEventListener('click', () => playAt(current - 1));
  next?.addEventListener('click', () => playAt(current + 1));
  tracks.forEach((track, at) => {
    if (!track.matches('button')) return;
    track.addEventListener('click', () => {
      if (at !== current) playAt(at);
      else toggle.click();
    });
  });
  seek.addEventListener('input', () => seekTo(seek.valueAsNumber));
  seek.addEventListener('keydown', (event) => {
    const seconds = arrowSeconds[event.key];
    if (seconds === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    seekTo(audio.currentTime + seconds);
  });

  for (const event of ['timeupdate', 'durationchange', 'seeked']) audio.addEventListener(event, showTime);
  for (const event of ['play', 'pause']) audio.addEventListener(event, showState);
  audio.addEventListener('pause', () => {
    if (audio.paused && !audio.error) shouldPlay = false;
  });
  audio.addEventListener('ended', () => playAt(current + 1));
  audio.addEventListener('error', () => {
    const other = otherSources.shift();
    if (other) return playOtherSource(other);
    const hasNext = current < tracks.length - 1;
    // A broken track of a release is skipped.
    if (shouldPlay && hasNext) return playAt(current + 1);
    problem.hidden = false;
    showState();
  });
  loadTrack();
  playOneAtATime(audio);
  countPlays(audio, () => ({
    id: { trackId: Number(dataNow()['id']) },
    duration: Number(dataNow()['length']),
  }));
}

const arrowSeconds: Record<string, number> = {
  ArrowRight: seekKeySeconds,
  ArrowUp: seekKeySeconds,
  ArrowLeft: -seekKeySeconds,
  ArrowDown: -seekKeySeconds,
};
