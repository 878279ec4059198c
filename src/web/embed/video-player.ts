import { playOneAtATime } from '#web/embed/one-at-a-time.ts';
import { part, showPlaying } from '#web/embed/part.ts';

/** A film plays by the browser's own controls; another site's player is asked for once it is wanted. */
export function startVideo(): void {
  const film = document.querySelector('video');
  if (film) {
    film.addEventListener('play', () => showPlaying(true));
    film.addEventListener('pause', () => showPlaying(false));
    playOneAtATime(film);
  }

  const screen = part('screen');
  const frame = document.querySelector('template');
  if (!screen || !frame) return;
  screen.querySelector('button')?.addEventListener('click', () => {
    screen.replaceChildren(frame.content);
    screen.querySelector('iframe')?.focus();
    showPlaying(true);
  });
}
