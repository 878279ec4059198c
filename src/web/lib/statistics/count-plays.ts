import { plays } from '#shared/primitives/api-paths.ts';
import { isPlay } from '#shared/statistics/statistics.ts';
import type { Play } from '#shared/statistics/statistics.schema.ts';
import { report } from '#web/lib/statistics/report.ts';

export type PlayedItem = { id: { trackId: number } | { videoId: number }; duration: number | null };

/**
 * Adds up what is heard of the items that an element plays, and reports each play once: when the item ends, when
 * another takes its place, or when the page is left. Returns a function that stops it.
 */
export function countPlays(
  media: HTMLMediaElement,
  itemNow: () => PlayedItem | null,
  /** Of the first item, on the page before a reload: if that was enough, its play is counted already. */
  heardBefore = 0,
): () => void {
  let item = itemNow();
  let heard = heardBefore;
  let position = media.currentTime;
  const isEnough = () => item !== null && isPlay(heard, item.duration);
  let isReported = isEnough();

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
    if (!item || isReported || !isEnough()) return;
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
