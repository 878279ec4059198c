import type { KeyboardEvent } from 'react';
import { seekKeySeconds } from '#shared/primitives/limits.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { TrackList } from '#web/lib/playback/queue.ts';
import { playback } from '#web/lib/playback/state.ts';
import { setVolume } from '#web/lib/playback/audio.ts';
import { seekBy, toggleMute, toggleTrack } from '#web/lib/playback/playback.ts';

const VOLUME_STEP = 0.1;

type Keys = Record<string, (() => void) | undefined>;

export function playerKeys(track: Track, list: () => TrackList) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return;
    const act = keysFor(event.target, track, list)[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
}

function keysFor(target: HTMLElement, track: Track, list: () => TrackList): Keys {
  const isSeek = target.matches('[data-seek]');
  const isCurrent = playback().track?.id === track.id;
  // The volume slider handles its arrow keys.
  if (target.matches('input') && !isSeek) return { m: toggleMute };
  const forward = () => seekBy(seekKeySeconds);
  const back = () => seekBy(-seekKeySeconds);
  return {
    m: toggleMute,
    // Space already presses a focused button.
    ' ': target.closest('button, a') ? undefined : () => toggleTrack(track, list()),
    ...(isCurrent && {
      arrowright: forward,
      arrowleft: back,
      arrowup: isSeek ? forward : () => setVolume(playback().volume + VOLUME_STEP),
      arrowdown: isSeek ? back : () => setVolume(playback().volume - VOLUME_STEP),
    }),
  };
}
