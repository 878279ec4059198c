import { plays } from '#shared/primitives/api-paths.ts';
import { isPlay } from '#shared/statistics/statistics.ts';
import type { Play } from '#shared/statistics/statistics.schema.ts';
import { TRACK_CHANGE } from '#web/lib/playback/track-change.ts';
import { report } from '#web/lib/statistics/report.ts';

/** Where the first item started to play, and what was heard of it before a reload: enough is a play that is reported. */
export type PlayStart = { position: number; heardBefore: number };

export type PlayedItem = { id: { trackId: number } | { videoId: number }; duration: number | null };

/**
 * Adds up what is heard of the items that an element plays, and reports each play once: when the item ends, when
 * another takes its place, or when the page is left. Returns a function that stops it.
 */
export function countPlays(
  media: HTMLMediaElement,
  itemNow: () => PlayedItem | null,
  start: PlayStart = { position: 0, heardBefore: 0 },
): () => void {
  let item = itemNow();
  let position = media.currentTime;
  let heard = start.heardBefore + position - start.position;
  let isReported = isPlay(start.heardBefore, item?.duration ?? null);

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
  // An element is emptied when it gets another source, or none. Another source of the same item goes on with its play.
  const changeSource = () => (isSame(item, itemNow()) ? jump() : end());
  const change = () => {
    listen();
    end();
    begin();
  };
  const leave = () => {
    listen();
    reportOnce();
  };
  // A phone may end a page that is hidden without a word, but not while it plays.
  const leaveWhileSilent = () => {
    if (document.hidden && media.paused) leave();
  };

  const reactions = {
    play: begin,
    timeupdate: listen,
    seeking: jump,
    pause: leaveWhileSilent,
    ended: end,
    emptied: changeSource,
    [TRACK_CHANGE]: change,
  };
  for (const [event, react] of Object.entries(reactions)) media.addEventListener(event, react);
  document.addEventListener('visibilitychange', leaveWhileSilent);
  window.addEventListener('pagehide', leave);
  return () => {
    leave();
    for (const [event, react] of Object.entries(reactions)) media.removeEventListener(event, react);
    document.removeEventListener('visibilitychange', leaveWhileSilent);
    window.removeEventListener('pagehide', leave);
  };
}

/** One view of a video is one play, even when it is repeated. */
export function countVideoPlay(
  video: HTMLVideoElement,
  videoId: number,
  duration: number | null,
): () => void {
  let item: PlayedItem | null = { id: { videoId }, duration };
  const end = () => {
    item = null;
  };
  video.addEventListener('ended', end, { once: true });
  return countPlays(video, () => item);
}

/** On one element all items are of one kind. */
function isSame(one: PlayedItem | null, other: PlayedItem | null): boolean {
  const [id, otherId] = [one, other].map((item) => item && Object.values(item.id)[0]);
  return id === otherId;
}
