// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  arriveAtSection,
  followHistory,
  scrollToSection,
  setPendingSection,
} from '#web/lib/navigation/sections.ts';

/** What jsdom lacks because it draws nothing: where things stand, and what the visitor prefers. */
const scrolls: string[] = [];
let reportResize: (() => void) | undefined;
let likesLessMotion = false;

beforeEach(() => {
  scrolls.length = 0;
  likesLessMotion = false;
  document.body.innerHTML =
    '<section id="music" tabindex="-1"></section><section id="about" tabindex="-1"></section>';
  Element.prototype.scrollIntoView = function (options) {
    scrolls.push(`${this.id} ${(options as ScrollIntoViewOptions).behavior}`);
  };
  vi.stubGlobal('matchMedia', () => ({ matches: likesLessMotion }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reportResize = report;
      }
      observe() {}
      disconnect() {
        reportResize = undefined;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

describe('a jump within the page', () => {
  it('scrolls smoothly and takes the keyboard along', () => {
    scrollToSection('about');
    expect(scrolls).toEqual(['about smooth']);
    expect(document.activeElement?.id).toBe('about');
  });

  it('is instant for those who asked for less motion', () => {
    likesLessMotion = true;
    scrollToSection('about');
    expect(scrolls).toEqual(['about instant']);
  });
});

describe('a jump to a page that was not there yet', () => {
  it('arrives when the page is, and keeps its place while the page grows', () => {
    setPendingSection('music');
    arriveAtSection();
    expect(document.activeElement?.id).toBe('music');
    reportResize?.();
    reportResize?.();
    expect(scrolls).toEqual(['music instant', 'music instant']);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate', 'hashchange'])(
    'lets go when the visitor takes over: %s',
    (event) => {
      setPendingSection('music');
      arriveAtSection();
      window.dispatchEvent(new Event(event));
      reportResize?.();
      expect(scrolls).toEqual([]);
    },
  );

  it('lets go when the visitor leaves the page', () => {
    setPendingSection('music');
    arriveAtSection()?.();
    reportResize?.();
    expect(scrolls).toEqual([]);
  });

  it('happens once: a reload or Back keeps the browser’s own place', () => {
    setPendingSection('music');
    arriveAtSection()?.();
    expect(arriveAtSection()).toBeUndefined();
    expect(reportResize).toBeUndefined();
  });
});

describe('Back and forward between sections', () => {
  it('lead to the section in the address, after the browser has put back its own place', async () => {
    const stop = followHistory();
    window.history.replaceState(null, '', '/#about');
    window.dispatchEvent(new Event('popstate'));
    expect(scrolls).toEqual([]);
    await vi.waitFor(() => expect(scrolls).toEqual(['about instant']));
    expect(document.activeElement?.id).toBe('about');

    stop();
    window.dispatchEvent(new Event('popstate'));
    await twoFrames();
    expect(scrolls).toHaveLength(1);
  });

  it('leave an address without a section alone', async () => {
    const stop = followHistory();
    window.dispatchEvent(new Event('popstate'));
    await twoFrames();
    expect(scrolls).toEqual([]);
    stop();
  });
});

function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  });
}
