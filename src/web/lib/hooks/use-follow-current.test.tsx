// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFollowCurrent } from '#web/lib/hooks/use-follow-current.ts';

const LINE_HEIGHT = 40;
const BOX_HEIGHT = 500;

function Lines({ current }: { current: number }) {
  const boxRef = useFollowCurrent<HTMLOListElement>();
  return (
    <ol ref={boxRef}>
      {Array.from({ length: 30 }, (_, index) => (
        <li key={index} aria-current={index === current || undefined}>
          {index}
        </li>
      ))}
    </ol>
  );
}

/** jsdom draws nothing, so the box neither has a height nor scrolls. */
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo as typeof Element.prototype.scrollTo;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('ol')
      ? new DOMRect(0, 0, 300, BOX_HEIGHT)
      : new DOMRect(0, Number(this.textContent) * LINE_HEIGHT, 300, LINE_HEIGHT);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Where the box is scrolled to when the middle of the line is at 40 % of its height. */
const scrolledTo = (line: number) => (line + 0.5) * LINE_HEIGHT - 0.4 * BOX_HEIGHT;

describe('the current line', () => {
  it('is at once, and from then on gently, brought to 40 % of the height', () => {
    const { rerender } = render(<Lines current={10} />);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: scrolledTo(10), behavior: 'instant' });
    rerender(<Lines current={11} />);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: scrolledTo(11), behavior: 'smooth' });
    rerender(<Lines current={11} />);
    expect(scrollTo).toHaveBeenCalledTimes(2);
  });

  it('jumps for those who asked for less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { rerender } = render(<Lines current={10} />);
    rerender(<Lines current={11} />);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: scrolledTo(11), behavior: 'instant' });
  });

  it.each(['pointerDown', 'touchMove', 'wheel', 'keyDown'] as const)(
    'is left alone for four seconds after the visitor took over: %s',
    (event) => {
      const { rerender } = render(<Lines current={10} />);
      fireEvent[event](screen.getByText('20'));
      vi.advanceTimersByTime(3999);
      rerender(<Lines current={11} />);
      expect(scrollTo).toHaveBeenCalledTimes(1);
      // The same line, but where the visitor has scrolled to.
      vi.advanceTimersByTime(1);
      rerender(<Lines current={11} />);
      expect(scrollTo).toHaveBeenLastCalledWith({ top: scrolledTo(11), behavior: 'smooth' });
    },
  );
});
