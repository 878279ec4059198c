export function part(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-player="${name}"]`);
}

export function button(name: string): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>(`button[data-player="${name}"]`);
}

/** CSS shows Play or Pause by this attribute. */
export function showPlaying(isPlaying: boolean): void {
  document.documentElement.toggleAttribute('data-playing', isPlaying);
}

/** Pauses the other embedded players on the same page. */
export function playOneAtATime(media: HTMLMediaElement): void {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel('embed');
  } catch {
    // Some browsers block channels in third-party frames.
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  media.addEventListener('play', () => channel.postMessage('plays'));
  channel.addEventListener('message', () => media.pause());
}
