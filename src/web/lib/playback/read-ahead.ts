import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { isUnavailable } from '#shared/primitives/addresses.ts';
import { audio, canBeFollowedBy, isJoinedSource } from '#web/lib/playback/audio.ts';
import { adjacentEntry } from '#web/lib/playback/queue.ts';
import { sourcesOf } from '#web/lib/playback/source.ts';
import { playback, type PlaybackState } from '#web/lib/playback/state.ts';

/** Enough for a slow line to load the beginning of a track. */
const SECONDS_BEFORE_END = 20;

/** The next track, shortly before the current one ends. A joined one is loaded already. */
export function trackNeededSoon(state: PlaybackState, isJoined: boolean): Track | null {
  const { queue, track, isContinuous, position, duration } = state;
  if (!track || !isContinuous || duration - position > SECONDS_BEFORE_END) return null;
  const next = adjacentEntry(queue, track, 1)?.track;
  if (!next || isUnavailable(next.audioFile)) return null;
  return isJoined && canBeFollowedBy(track, next) ? null : next;
}

let loader: HTMLAudioElement | undefined;

/** From now on the browser loads each track before the one before it ends, into its cache. */
export function readAhead(): void {
  loader ??= createLoader(audio());
}

/** Never plays, and is not on the page. */
function createLoader(element: HTMLAudioElement): HTMLAudioElement {
  const created = document.createElement('audio');
  created.preload = 'auto';
  let loaded: Track | null = null;
  element.addEventListener('timeupdate', () => {
    const next = trackNeededSoon(playback(), isJoinedSource());
    if (!next || next.id === loaded?.id) return;
    loaded = next;
    const [address = ''] = sourcesOf(next, (type) => created.canPlayType(type));
    created.src = address;
  });
  return created;
}
