import { timings } from '#shared/limits.ts';

let closedAt = -Infinity;

/** Remembered across all tooltips: moving along a row of buttons should not make one wait at each. */
export function tooltipClosed(now: number): void {
  closedAt = now;
}

export function tooltipDelay(now: number): number {
  return now - closedAt < timings.tooltipSkipMs ? 0 : timings.tooltipDelayMs;
}
