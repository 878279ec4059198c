import { createContext, useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { TrackList } from '#web/lib/playback/queue.ts';

/** Outside of any list, as in the player bar, the queue does not change. */
const noList: TrackList = { tracks: [], next: null };
const QueueContext = createContext<() => TrackList>(() => noList);

/** Makes a list the queue of the players inside it. */
export function TrackQueue({ list, children }: { list: TrackList; children: ReactNode }) {
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  // A stable function, so that loading more does not re-render the existing rows.
  const getList = useCallback(() => latest.current, []);
  return <QueueContext value={getList}>{children}</QueueContext>;
}

export function useTrackQueue(): () => TrackList {
  return useContext(QueueContext);
}
