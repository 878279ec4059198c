import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { Track } from '#shared/tracks.schema.ts';
import { extendQueue } from '#web/lib/playback/playback.ts';
import { playback } from '#web/lib/playback/state.ts';

/** Outside of any list, as in the bar at the foot, it is the queue that is on. */
const QueueContext = createContext<() => Track[]>(() => playback().queue);

/** Around the players of a list: previous and next lead through its tracks. */
export function TrackQueue({ tracks, children }: { tracks: Track[]; children: ReactNode }) {
  const latest = useRef(tracks);
  useEffect(() => {
    latest.current = tracks;
    extendQueue(tracks);
  }, [tracks]);
  // Always the same function: when more of a long list is loaded, the rows that are there stay as they are.
  const getQueue = useCallback(() => latest.current, []);
  return <QueueContext value={getQueue}>{children}</QueueContext>;
}

/** The tracks of the list around a player, to be asked for when it starts. */
export function useTrackQueue(): () => Track[] {
  return useContext(QueueContext);
}
