import { playOneAtATime } from '#web/embed/one-at-a-time.ts';
import { part, showPlaying } from '#web/embed/part.ts';

/** A film plays by the browser's own controls; another site's player is asked for once it is wanted. */
export function startVideo(): void {
  const film = document.querySelector('video');
  if (film) {
    film.addEventListener('play', () => showPlaying(true));
    film.addEventListener('pause', () => showPlaying(false));
    // To go on after a pause is no second view.
    if (film.paused) film.addEventListener('play', countView, { once: true });
    // A quick visitor has pressed play before this script was there.
    else {
      showPlaying(true);
      countView();
    }
    playOneAtATime(film);
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

/** Counts a press of play as the site's own player does. A view that cannot be counted stops nobody. */
function countView(): void {
  const address = document.querySelector<HTMLElement>('[data-view]')?.dataset['view'];
  if (address) fetch(address, { method: 'POST' }).catch(() => undefined);
}
