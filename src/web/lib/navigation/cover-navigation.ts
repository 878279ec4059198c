import { itemAt } from '#shared/primitives/addresses.ts';
import { carryCover, isOnScreen, visibleCoverIn } from '#web/lib/navigation/carry-cover.ts';
import { navigation } from '#web/lib/navigation/navigation.ts';

/** From now on, links carry the cover of a track or release to its page and back. */
export function carryCoversOfLinks(): void {
  let pending: string | null = null;
  navigation.around = (navigate, to, load) => {
    // A second press of the same link.
    if (pending === to) return;
    const [before, after] = [window.location.pathname, new URL(to, window.location.href).pathname];
    pending = to;
    carryCover({
      from: () => coverBesideLink(after) ?? coverOfPage(before),
      to: () => coverOfPage(after) ?? coverBesideLink(before),
      update: () => {
        pending = null;
        navigate();
      },
      load: () => load(after),
    });
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
