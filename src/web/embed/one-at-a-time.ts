/** Of several players on a page, the one that was started last is heard. */
export function playOneAtATime(media: HTMLMediaElement): void {
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel('embed');
  } catch {
    // Some browsers keep frames of other sites from speaking to each other.
    return;
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only our own pages hear a channel
  media.addEventListener('play', () => channel.postMessage('plays'));
  channel.addEventListener('message', () => media.pause());
}
