import { playTime } from '#shared/format.ts';
import { seekKeySeconds } from '#shared/limits.ts';
import { playOneAtATime } from '#web/embed/one-at-a-time.ts';
import { button, part, showPlaying } from '#web/embed/part.ts';

/** Plays the songs that the page names, one after the other. */
export function startSongs(): void {
  const songs = [...document.querySelectorAll<HTMLElement>('[data-song]')];
  const audio = document.querySelector('audio');
  const toggle = button('toggle');
  const seek = document.querySelector<HTMLInputElement>('[data-seek]');
  const time = part('time');
  const problem = part('problem');
  if (!audio || !toggle || !seek || !time || !problem) return;
  const previous = button('previous');
  const next = button('next');
  let place = 0;
  /** Whether somebody waits for the song; a browser calls one that fails paused. */
  let isWanted = false;

  const titleNow = () => songs[place]?.dataset['title'] ?? '';
  /** The page has shown a length already: one that a browser measures a little differently would make it flicker. */
  const lengthNow = () => {
    const shown = Number(songs[place]?.dataset['length']);
    return Math.abs(audio.duration - shown) >= 1 && Number.isFinite(audio.duration) ? audio.duration : shown;
  };

  const showTime = () => {
    const length = lengthNow();
    const spoken = `${playTime(audio.currentTime)} of ${playTime(length)}`;
    time.textContent = `${playTime(audio.currentTime)} / ${playTime(length)}`;
    seek.max = String(length || 1);
    seek.value = String(audio.currentTime);
    seek.disabled = length === 0;
    seek.setAttribute('aria-valuetext', spoken);
    seek.parentElement?.style.setProperty('--played', String(length ? audio.currentTime / length : 0));
  };
  const showState = () => {
    showPlaying(!audio.paused);
    toggle.setAttribute('aria-label', `${audio.paused ? 'Play' : 'Pause'} ${titleNow()}`);
  };
  const showSong = () => {
    songs.forEach((song, at) => song.setAttribute('aria-current', String(at === place)));
    seek.setAttribute('aria-label', `Seek in ${titleNow()}`);
    if (previous) previous.disabled = place === 0;
    if (next) next.disabled = place === songs.length - 1;
    showState();
    showTime();
  };

  /** For lock screens. */
  const announceSong = () => {
    const { artist = '', cover } = songs[place]?.dataset ?? {};
    const artwork = cover ? [{ src: cover }] : [];
    if ('mediaSession' in navigator)
      navigator.mediaSession.metadata = new MediaMetadata({ title: titleNow(), artist, artwork });
  };
  const play = () => {
    isWanted = true;
    problem.hidden = true;
    announceSong();
    // What cannot be played is told by the element's own error.
    audio.play().catch(() => undefined);
  };
  const playAt = (wanted: number) => {
    const song = songs[wanted];
    if (!song) return;
    place = wanted;
    audio.src = song.dataset['song'] ?? '';
    showSong();
    play();
  };
  const seekTo = (seconds: number) => {
    audio.currentTime = Math.max(0, Math.min(seconds, lengthNow()));
    showTime();
  };

  toggle.addEventListener('click', () => (audio.paused ? play() : audio.pause()));
  previous?.addEventListener('click', () => playAt(place - 1));
  next?.addEventListener('click', () => playAt(place + 1));
  songs.forEach((song, at) => {
    if (!song.matches('button')) return;
    song.addEventListener('click', () => {
      if (at !== place) playAt(at);
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
    if (audio.paused && !audio.error) isWanted = false;
  });
  audio.addEventListener('ended', () => playAt(place + 1));
  audio.addEventListener('error', () => {
    const hasNext = place < songs.length - 1;
    // Whoever listens to a release hears its next song.
    if (isWanted && hasNext) return playAt(place + 1);
    problem.hidden = false;
    showState();
  });
  playOneAtATime(audio);
}

const arrowSeconds: Record<string, number> = {
  ArrowRight: seekKeySeconds,
  ArrowUp: seekKeySeconds,
  ArrowLeft: -seekKeySeconds,
  ArrowDown: -seekKeySeconds,
};
