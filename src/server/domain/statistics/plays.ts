import { PLAY_SECONDS } from '#shared/statistics/statistics.ts';

/** Of a shorter one, half is enough. */
export function isPlay(seconds: number, duration: number | null): boolean {
  return seconds >= Math.min(PLAY_SECONDS, (duration ?? Infinity) / 2);
}

export function percentHeard(seconds: number, duration: number): number {
  return Math.min(100, Math.round((seconds / duration) * 100));
}
