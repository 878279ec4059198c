import { flushSync } from 'react-dom';
import { itemAt } from '#shared/primitives/addresses.ts';
import { canMove, carryCover, isOnScreen, visibleCoverIn } from '#web/lib/navigation/carry-cover.ts';
import { navigationEvents } from '#web/lib/navigation/navigation-events.ts';
import { navigation } from '#web/lib/navigation/navigation.ts';

/** From now on, links and Back carry the cover of a track or release to its page and back. */
export function carryCoversBetweenPages(): void {
  carryWithLinks();
  carryWithBack();
}

function carryWithLinks(): void {
  let pending: string | null = null;
  navigation.around = (navigate, to, load) => {
    // A second press of the same link.
    if (pending === to) return;
    pending = to;
    window.history.replaceState({ scrollY: window.scrollY } satisfies EntryState, '');
    const { pathname } = new URL(to, window.location.href);
    const update = () => {
      pending = null;
      navigate();
    };
    carryCover({ ...coversBetween(window.location.pathname, pathname), update, load: () => load(pathname) });
  };
}

/**
 * Only to entries that a link has left, because their scroll position is known. The browser restores it too early, on
 * the page before.
 */
function carryWithBack(): void {
  let shown = window.location.pathname;
  const onNavigation = () => {
    shown = window.location.pathname;
  };
  for (const name of navigationEvents) window.addEventListener(name, onNavigation);
  navigation.onPopState = (event) => {
    const covers = coversBetween(shown, window.location.pathname);
    const isOtherPage = shown !== window.location.pathname;
    const top = (event.state as EntryState)?.scrollY;
    if (top === undefined || !event.isTrusted || !isOtherPage || !canMove() || !covers.from()) return;
    event.stopImmediatePropagation();
    const { scrollY } = window;
    const { href } = window.location;
    requestAnimationFrame(() => scrollTo(scrollY));
    const update = () => {
      // The router renders the other page when the event is repeated.
      flushSync(() =>
        window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as EntryState })),
      );
      // Not after a second press of Back.
      if (window.location.href === href) scrollTo(top);
    };
    carryCover({ ...covers, update });
  };
}

type EntryState = { scrollY?: number } | null;

function scrollTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

function coversBetween(before: string, after: string) {
  return {
    from: () => coverBesideLink(after) ?? coverOfPage(before),
    to: () => coverOfPage(after) ?? coverBesideLink(before),
  };
}

function coverOfPage(path: string): HTMLElement | null {
  return hasCover(path) ? visibleCoverIn('main') : null;
}

function hasCover(path: string): boolean {
  const kind = itemAt(path)?.kind;
  return kind === 'track' || kind === 'release';
}

/** The nearest cover: in the card or row of the link, in the player, or on the page of the previous track. */
function coverBesideLink(path: string): HTMLElement | null {
  if (!hasCover(path)) return null;
  const links = [...document.links].filter((link) => link.pathname === path);
  // The same track may be on the page twice.
  const link = links.find((each) => each === document.activeElement) ?? links.find(isOnScreen);
  for (let box = link?.parentElement; box && box !== document.body; box = box.parentElement) {
    const cover = box.querySelector<HTMLElement>('[data-cover]');
    if (cover) return isOnScreen(cover) ? cover : null;
  }
  return null;
}
