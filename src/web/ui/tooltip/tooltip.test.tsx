// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timings } from '#shared/primitives/limits.ts';
import { positionTooltip, Tooltip } from '#web/ui/tooltip/tooltip.tsx';

function wait(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function twoButtons() {
  render(
    <>
      <Tooltip text="Change the title">
        <button type="button">Edit</button>
      </Tooltip>
      <Tooltip text="Remove for good">
        <button type="button">Delete</button>
      </Tooltip>
    </>,
  );
  return { edit: screen.getByText('Edit'), remove: screen.getByText('Delete') };
}

describe('a tooltip', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.advanceTimersByTime(timings.tooltipSkipMs * 10);
    vi.useRealTimers();
  });

  it('opens after the delay and describes its button', () => {
    const { edit } = twoButtons();
    fireEvent.pointerEnter(edit, { pointerType: 'mouse' });
    wait(timings.tooltipDelayMs - 1);
    expect(screen.queryByRole('tooltip')).toBeNull();
    wait(1);
    expect(screen.getByRole('tooltip').textContent).toBe('Change the title');
    expect(edit.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  });

  it.each([0, 50, timings.tooltipSkipMs - 1])(
    'opens at once, in place of its neighbour that the pointer left %d ms ago',
    (pause) => {
      const { edit, remove } = twoButtons();
      fireEvent.pointerEnter(edit, { pointerType: 'mouse' });
      wait(timings.tooltipDelayMs);
      fireEvent.pointerLeave(edit);
      wait(pause);
      fireEvent.pointerEnter(remove, { pointerType: 'mouse' });
      wait(0);
      expect(screen.getByRole('tooltip').textContent).toBe('Remove for good');
    },
  );

  it('waits again when its neighbour was left longer ago', () => {
    const { edit, remove } = twoButtons();
    fireEvent.pointerEnter(edit, { pointerType: 'mouse' });
    wait(timings.tooltipDelayMs);
    fireEvent.pointerLeave(edit);
    wait(timings.tooltipSkipMs);
    fireEvent.pointerEnter(remove, { pointerType: 'mouse' });
    wait(timings.tooltipDelayMs - 1);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('closes with Escape', () => {
    const { edit } = twoButtons();
    fireEvent.pointerEnter(edit, { pointerType: 'mouse' });
    wait(timings.tooltipDelayMs);
    fireEvent.keyDown(window, { key: 'Escape' });
    wait(0);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('stays away from fingers', () => {
    const { edit } = twoButtons();
    fireEvent.pointerEnter(edit, { pointerType: 'touch' });
    wait(timings.tooltipDelayMs * 2);
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

describe('the position of a tooltip', () => {
  const tip = { width: 100, height: 30 };

  it('is above, centred', () => {
    expect(positionTooltip({ top: 200, bottom: 240, left: 300, width: 40 }, tip, 800)).toEqual({
      top: 162,
      left: 270,
    });
  });

  it('is below at the window’s top, and inside at its edge', () => {
    expect(positionTooltip({ top: 10, bottom: 50, left: 770, width: 30 }, tip, 800)).toEqual({
      top: 58,
      left: 692,
    });
  });
});
