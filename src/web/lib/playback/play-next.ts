import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { audio, levelVolume, onTrackStop, type StopReason } from '#web/lib/playback/audio.ts';
import { onTrackStart, startTrack } from '#web/lib/playback/playback.ts';
import { adjacentEntry, withMore, withoutTrack, withTrack } from '#web/lib/playback/queue.ts';
import { readNextPage, readTrack } from '#web/lib/playback/queue-reader.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';
import { TRACK_CHANGE } from '#web/lib/playback/track-change.ts';

/** Plays the previous or next track and skips deleted ones; false at the end of the queue. */
export async function playAdjacent(distance: 1 | -1): Promise<boolean> {
  const from = playback().track;
  for (;;) {
    const entry = adjacentEntry(playback().queue, from, distance);
    if (!entry && (distance === -1 || !(await loadMore()))) return false;
    const track = entry && (entry.track ?? (await loadTrack(entry.id)));
    // The visitor has started another track in the meantime.
    if (playback().track !== from) return false;
    if (!track) continue;
    startTrack(track);
    return true;
  }
}

export async function playQueued(trackId: number): Promise<void> {
  const from = playback().track;
  const known = playback().queue.entries.find(({ id }) => id === trackId)?.track;
  const track = known ?? (await loadTrack(trackId));
  if (track && playback().track === from) startTrack(track);
}

/** A deleted track leaves the queue. */
export async function loadTrack(trackId: number): Promise<Track | null> {
  const track = await readTrack(trackId);
  const { queue } = playback();
  changePlayback({ queue: track ? withTrack(queue, track) : withoutTrack(queue, trackId) });
  return track;
}

/** Loads the next page of the list that the queue was made from; false at its end. */
export async function loadMore(): Promise<boolean> {
  const { next } = playback().queue;
  const page = next && (await readNextPage(next));
  if (!page) return false;
  const { queue } = playback();
  if (queue.next === next) changePlayback({ queue: withMore(queue, page) });
  return true;
}

async function preloadNext(): Promise<void> {
  const { queue, track } = playback();
  const following = adjacentEntry(queue, track, 1);
  if (!following) await loadMore();
  else if (!following.track) await loadTrack(following.id);
  // After a reload the tracks beside it were not known.
  levelVolume();
  const { readAhead } = await import('#web/lib/playback/read-ahead.ts');
  readAhead();
}

/** Two failures in a row mean that the connection is lost, not that a track is broken. */
let hasFailedBefore = false;

/** A joined track followed another: neither ended nor failed. */
const forgetFailure = () => {
  hasFailedBefore = false;
};

async function continueAfter(reason: StopReason): Promise<void> {
  const hasFailed = reason === 'failed';
  const givesUp = hasFailed && hasFailedBefore;
  hasFailedBefore = hasFailed;
  if (!playback().isContinuous || givesUp) return;
  while ((await playAdjacent(1)) && playback().problem === 'unavailable');
}

/** A failed request is repeated when the track is needed. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** Returns a function that stops it. */
export function startContinuousPlayback(): () => void {
  const followStart = () => {
    // The element exists from now on, and takes a listener once.
    audio().addEventListener(TRACK_CHANGE, forgetFailure);
    quietly(preloadNext());
  };
  // A track may have started before this script was loaded.
  if (playback().isPlaying) followStart();
  const ends = [onTrackStart(followStart), onTrackStop((reason) => quietly(continueAfter(reason)))];
  return () => {
    for (const end of ends) end();
  };
}
