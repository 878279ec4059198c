import { navigationEvents } from '#web/lib/navigation/navigation-events.ts';

/** Calls the listener whenever another page opens without a new document. */
export function onPathChange(listener: (path: string) => void): void {
  let { pathname } = window.location;
  const onNavigation = () => {
    if (window.location.pathname === pathname) return;
    ({ pathname } = window.location);
    listener(pathname);
  };
  for (const name of navigationEvents) window.addEventListener(name, onNavigation);
}
