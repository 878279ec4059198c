import type { PlaybackState } from '#web/lib/playback/state.ts';

export function mediaSession(): MediaSession | undefined {
  return typeof navigator !== 'undefined' && 'mediaSession' in navigator ? navigator.mediaSession : undefined;
}

/** Only needed when the position jumps: browsers advance it themselves. */
export function showPosition({ position, duration }: Pick<PlaybackState, 'position' | 'duration'>): void {
  mediaSession()?.setPositionState?.({ duration, position: Math.min(position, duration) });
}

export function clearMediaSession(): void {
  const media = mediaSession();
  if (media) media.metadata = null;
}
