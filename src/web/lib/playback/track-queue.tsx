import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { TrackList } from '#web/lib/playback/queue.ts';

/** Outside of any list, as in the bar at the foot, only the current track is played, and it has its queue. */
const noList: TrackList = { tracks: [], next: null };
const QueueContext = createContext<() => TrackList>(() => noList);

/** Around the players of a list: previous and next lead through its tracks. */
export function TrackQueue({ list, children }: { list: TrackList; children: ReactNode }) {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  // Always the same function: when more of a long list is loaded, the rows that are there stay as they are.
  const getList = useCallback(() => latest.current, []);
  return <QueueContext value={getList}>{children}</QueueContext>;
}

/** The tracks of the list around a player, to be asked for when it starts. */
export function useTrackQueue(): () => TrackList {
  return useContext(QueueContext);
}
