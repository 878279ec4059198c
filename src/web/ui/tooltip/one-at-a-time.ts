import { timings } from '#shared/limits.ts';

/** Remembered across all tooltips: one is open at a time, and moving along a row makes nobody wait at each button. */
let leftAt = -Infinity;
let closeOpenTooltip: (() => void) | null = null;

/** The pointer has left an open tooltip's button; its tip may stand a moment longer. */
export function tooltipLeft(now: number): void {
  leftAt = now;
}

export function tooltipDelay(now: number): number {
  return now - leftAt < timings.tooltipSkipMs ? 0 : timings.tooltipDelayMs;
}

export function tooltipOpened(close: () => void): void {
  if (closeOpenTooltip !== close) closeOpenTooltip?.();
  closeOpenTooltip = close;
}

export function tooltipClosed(close: () => void): void {
  if (closeOpenTooltip === close) closeOpenTooltip = null;
}
