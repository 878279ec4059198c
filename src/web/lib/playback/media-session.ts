export function mediaSession(): MediaSession | undefined {
  return typeof navigator !== 'undefined' && 'mediaSession' in navigator ? navigator.mediaSession : undefined;
}

/** Only needed when the position jumps: browsers advance it themselves. */
export function showPosition({ duration, currentTime, playbackRate }: HTMLMediaElement): void {
  if (!Number.isFinite(duration)) return;
  mediaSession()?.setPositionState?.({
    duration,
    playbackRate,
    position: Math.min(currentTime, duration),
  });
}

export function clearMediaSession(): void {
  const media = mediaSession();
  if (media) media.metadata = null;
}
