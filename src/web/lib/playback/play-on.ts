import type { Track } from '#shared/tracks.schema.ts';
import { onTrackStop, type StopReason } from '#web/lib/playback/audio.ts';
import { onTrackStart, startTrack } from '#web/lib/playback/playback.ts';
import { entryBeside, withMore, withoutTrack, withTrack } from '#web/lib/playback/queue.ts';
import { readMore, readTrack } from '#web/lib/playback/queue-reader.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';

/** Plays the track before or after the current one; false where there is none. What is gone is passed over. */
export async function playAdjacent(distance: 1 | -1): Promise<boolean> {
  const from = playback().track;
  for (;;) {
    const entry = entryBeside(playback().queue, from, distance);
    if (!entry && (distance === -1 || !(await loadMore()))) return false;
    const track = entry && (entry.track ?? (await loadTrack(entry.id)));
    // Whoever has started something else meanwhile wants to hear that.
    if (playback().track !== from) return false;
    if (!track) continue;
    startTrack(track);
    return true;
  }
}

/** Plays a track of the queue, wherever in it. */
export async function playQueued(trackId: number): Promise<void> {
  const from = playback().track;
  const known = playback().queue.entries.find(({ id }) => id === trackId)?.track;
  const track = known ?? (await loadTrack(trackId));
  if (track && playback().track === from) startTrack(track);
}

/** Reads a track that is only known by its id; one that is gone leaves the queue. */
export async function loadTrack(trackId: number): Promise<Track | null> {
  const track = await readTrack(trackId);
  const { queue } = playback();
  changePlayback({ queue: track ? withTrack(queue, track) : withoutTrack(queue, trackId) });
  return track;
}

/** Reads the next part of the list the queue comes from; false at the list's end. */
export async function loadMore(): Promise<boolean> {
  const { next } = playback().queue;
  const page = next && (await readMore(next));
  if (!page) return false;
  const { queue } = playback();
  if (queue.next === next) changePlayback({ queue: withMore(queue, page) });
  return true;
}

/** What follows is there before it is needed: between two songs nobody waits. */
async function readAhead(): Promise<void> {
  const { queue, track } = playback();
  const following = entryBeside(queue, track, 1);
  if (!following) await loadMore();
  else if (!following.track) await loadTrack(following.id);
}

/** Two in a row that cannot be played: then it is not the songs, it is the connection. */
let hasFailedBefore = false;

async function playOn(reason: StopReason): Promise<void> {
  const hasFailed = reason === 'failed';
  const givesUp = hasFailed && hasFailedBefore;
  hasFailedBefore = hasFailed;
  if (!playback().playsOn || givesUp) return;
  while ((await playAdjacent(1)) && playback().problem === 'unavailable');
}

/** What cannot be read now is tried again when it is needed. */
const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

/** Lets one track follow the other from now on. Gives a function that ends it. */
export function startPlayingOn(): () => void {
  const ends = [onTrackStart(() => quietly(readAhead())), onTrackStop((reason) => quietly(playOn(reason)))];
  return () => {
    for (const end of ends) end();
  };
}
