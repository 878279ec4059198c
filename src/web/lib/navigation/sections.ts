import { pagePaths, type Section } from '#shared/primitives/addresses.ts';
import { isDialogEntry, scrollBehavior } from '#web/lib/navigation/navigation.ts';

export function sectionHref(section: Section): string {
  return `${pagePaths.home}#${section}`;
}

export function scrollToSection(section: string): void {
  show(section, scrollBehavior());
}

let pending: Section | null = null;

/** For a link to a section of a page that is not rendered yet. */
export function setPendingSection(section: Section): void {
  pending = section;
}

/** Called when the page is rendered. Reload and Back keep the browser's scroll position instead. */
export function arriveAtSection(): (() => void) | undefined {
  const section = pending && document.getElementById(pending);
  pending = null;
  if (!section) return undefined;
  section.focus({ preventScroll: true });
  return keepInView(section);
}

const takeoverEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate', 'hashchange'];

/** Scrolls to a section and stays there while the page grows, until the visitor scrolls. */
export function keepInView(section: HTMLElement): () => void {
  const page = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }));
  const stop = () => {
    page.disconnect();
    for (const event of takeoverEvents) window.removeEventListener(event, stop);
  };
  // The observer reports at once, which is the first scroll.
  page.observe(document.body);
  for (const event of takeoverEvents) window.addEventListener(event, stop, { passive: true });
  return stop;
}

/** Scrolls on Back and Forward between sections, even during another scroll or while the page loads. */
export function followHistory(): () => void {
  let release: (() => void) | undefined;
  const onPopState = () => {
    const section = window.location.hash.slice(1);
    if (!section || isDialogEntry()) return;
    // The browser restores its scroll position first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        show(section, 'instant');
        const element = document.getElementById(section);
        release?.();
        release = element ? keepInView(element) : undefined;
      }),
    );
  };
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
    release?.();
  };
}

function show(section: string, behavior: ScrollBehavior): void {
  const element = document.getElementById(section);
  element?.scrollIntoView({ behavior });
  element?.focus({ preventScroll: true });
}
