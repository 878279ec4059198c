// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVisitStart } from '#web/lib/navigation/use-visit-start.ts';

function Page({ address }: { address: string }) {
  useVisitStart(address);
  return (
    <main id="main" tabIndex={-1}>
      <button type="button">A control</button>
    </main>
  );
}

const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  scrollTo.mockReset();
  window.history.replaceState(null, '', '/');
});

/** Opens a page, as the browser does, with the keyboard somewhere inside it. */
function openPage(address: string) {
  const { rerender, getByRole } = render(<Page address={address} />);
  getByRole('button').focus();
  return { goTo: (next: string) => rerender(<Page address={next} />) };
}

const startsAtTop = () =>
  document.activeElement?.id === 'main' &&
  scrollTo.mock.calls.length === 1 &&
  scrollTo.mock.lastCall?.[0].top === 0;

describe('a visit', () => {
  it('to another page starts at its top, with the keyboard there', () => {
    openPage('/').goTo('/music');
    expect(startsAtTop()).toBe(true);
  });

  it('that goes on within the page stays where it is', () => {
    const { goTo } = openPage('/music');
    expect(scrollTo).not.toHaveBeenCalled();
    goTo('/music');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('to a section is left to the section', () => {
    const { goTo } = openPage('/music');
    window.history.replaceState(null, '', '/#contact');
    goTo('/');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('that goes Back keeps the browser’s place; the next one starts at the top again', () => {
    const { goTo } = openPage('/music');
    window.dispatchEvent(new Event('popstate'));
    goTo('/');
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement?.tagName).toBe('BUTTON');
    window.dispatchEvent(new Event('pushState'));
    goTo('/videos');
    expect(startsAtTop()).toBe(true);
  });

  it('to another page starts at its top also after Back between sections', () => {
    const { goTo } = openPage('/');
    window.dispatchEvent(new Event('popstate'));
    window.dispatchEvent(new Event('pushState'));
    goTo('/music');
    expect(startsAtTop()).toBe(true);
  });
});
