import { pagePaths, type Section } from '#shared/addresses.ts';
import { isDialogEntry } from '#web/lib/dialog-state.ts';
import { scrollBehavior } from '#web/lib/scroll-behavior.ts';

export function sectionHref(section: Section): string {
  return `${pagePaths.home}#${section}`;
}

export function scrollToSection(section: string): void {
  show(section, scrollBehavior());
}

let pending: Section | null = null;

/** The visitor follows a link to a section of a page that is not there yet. */
export function setPendingSection(section: Section): void {
  pending = section;
}

/** Once the page is there, goes where the link led. A reload and Back keep the browser's own place instead. */
export function arriveAtSection(): (() => void) | undefined {
  const section = pending && document.getElementById(pending);
  pending = null;
  if (!section) return undefined;
  section.focus({ preventScroll: true });
  return keepInView(section);
}

const takeoverEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate', 'hashchange'];

/** Brings a part of the page into view. While the page around it still loads and grows, it stays there, until the visitor takes over. */
export function keepInView(section: HTMLElement): () => void {
  const page = new ResizeObserver(() => section.scrollIntoView({ behavior: 'instant' }));
  const stop = () => {
    page.disconnect();
    for (const event of takeoverEvents) window.removeEventListener(event, stop);
  };
  // A first report comes at once, which is the arrival itself.
  page.observe(document.body);
  for (const event of takeoverEvents) window.addEventListener(event, stop, { passive: true });
  return stop;
}

/** Back and forward between sections lead to the section, even out of a scroll or a loading that is still under way. */
export function followHistory(): () => void {
  let letGo: (() => void) | undefined;
  const onPopState = () => {
    const section = window.location.hash.slice(1);
    if (!section || isDialogEntry()) return;
    // The browser puts back a place of its own first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        show(section, 'instant');
        const element = document.getElementById(section);
        letGo?.();
        letGo = element ? keepInView(element) : undefined;
      }),
    );
  };
  window.addEventListener('popstate', onPopState);
  return () => {
    window.removeEventListener('popstate', onPopState);
    letGo?.();
  };
}

function show(section: string, behavior: ScrollBehavior): void {
  const element = document.getElementById(section);
  element?.scrollIntoView({ behavior });
  // The keyboard goes on from there.
  element?.focus({ preventScroll: true });
}
