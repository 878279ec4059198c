import { plays } from '#shared/primitives/api-paths.ts';
import { isPlay } from '#shared/statistics/statistics.ts';
import type { Play } from '#shared/statistics/statistics.schema.ts';
import { report } from '#web/lib/statistics/report.ts';

/** What was heard of the first item before this script came, and whether it is counted already. */
export type HeardBefore = { heard: number; isReported: boolean };

export type PlayedItem = { id: { trackId: number } | { videoId: number }; duration: number | null };

/**
 * Adds up what is heard of the items that an element plays, and reports each play once: when the item ends, when
 * another takes its place, or when the page is left. Returns a function that stops it.
 */
export function countPlays(
  media: HTMLMediaElement,
  itemNow: () => PlayedItem | null,
  before: HeardBefore = { heard: media.currentTime, isReported: false },
): () => void {
  let item = itemNow();
  let { heard, isReported } = before;
  let position = media.currentTime;

  const begin = () => {
    // Going on after a pause is the same play.
    if (item) return;
    item = itemNow();
    heard = 0;
    isReported = false;
  };
  const jump = () => {
    position = media.currentTime;
  };
  const listen = () => {
    if (!media.seeking) heard += media.currentTime - position;
    jump();
  };
  const reportOnce = () => {
    if (!item || isReported || !isPlay(heard, item.duration)) return;
    isReported = true;
    report(plays, { ...item.id, seconds: heard } satisfies Play);
  };
  const end = () => {
    reportOnce();
    item = null;
    jump();
  };
  const leave = () => {
    listen();
    reportOnce();
  };

  // An element is emptied when it gets another source, or none.
  const reactions = { play: begin, timeupdate: listen, seeking: jump, ended: end, emptied: end };
  for (const [event, react] of Object.entries(reactions)) media.addEventListener(event, react);
  window.addEventListener('pagehide', leave);
  return () => {
    leave();
    for (const [event, react] of Object.entries(reactions)) media.removeEventListener(event, react);
    window.removeEventListener('pagehide', leave);
  };
}
