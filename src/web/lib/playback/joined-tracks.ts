import type { Track } from '#shared/catalogue/tracks.schema.ts';
import {
  audio,
  canBeFollowedBy,
  continueWith,
  joinableStream,
  playOtherSource,
} from '#web/lib/playback/audio.ts';
import { createOpusLength } from '#web/lib/playback/opus-length.ts';
import { announceStart } from '#web/lib/playback/playback.ts';
import { adjacentEntry } from '#web/lib/playback/queue.ts';
import { playback } from '#web/lib/playback/state.ts';

/** Small, so that a track starts soon; the others are requested one by one when they are needed. */
const FIRST_BYTES = 64 * 1024;
const MORE_BYTES = 256 * 1024;
/** How much is buffered before more is requested. */
const SECONDS_AHEAD = 60;
/** How much of that is played until a failed request is repeated. */
const SECONDS_TO_RETRY = 10;
/** With so little left, nothing more is waited for. */
const LAST_SECONDS = 2;

/**
 * Plays a track and those of its release that follow it as one recording, in the one audio element. What encoders add
 * before and after each of them is cut off, to the sample. Ends with the signal, when the element gets another source.
 */
export async function playJoined(source: MediaSource, first: Track, signal: AbortSignal): Promise<void> {
  const element = audio();
  await until(source, 'sourceopen', () => source.readyState === 'open', signal);
  const buffer = source.addSourceBuffer(joinableStream(first)?.type ?? '');
  const secondsAhead = () => endOf(buffer.buffered) - element.currentTime;
  const untilLeft = (seconds: number) =>
    until(element, 'timeupdate', () => secondsAhead() <= seconds, signal);

  const begins: { track: Track; begin: number }[] = [];
  const showTrack = () => {
    const current = begins.findLast(({ begin }) => element.currentTime >= begin);
    if (!current || current.track.id === playback().track?.id) return;
    continueWith(current.track, current.begin);
    announceStart();
  };
  const leaveWhenFar = () => {
    const isBefore = buffer.buffered.length > 0 && element.currentTime < buffer.buffered.start(0);
    if (isBefore || secondsAhead() < -SECONDS_AHEAD) playOtherSource();
  };
  // Before others read the position in the track.
  element.addEventListener('timeupdate', showTrack, { capture: true, signal });
  element.addEventListener('seeking', leaveWhenFar, { signal });

  /** Repeats a failed request as long as there is something to play meanwhile. */
  async function fetchPart(url: string, from: number, to: number): Promise<Uint8Array<ArrayBuffer>> {
    for (let left = SECONDS_AHEAD; ; left = Math.max(LAST_SECONDS, secondsAhead() - SECONDS_TO_RETRY)) {
      await untilLeft(left);
      try {
        const response = await fetch(url, { headers: { range: `bytes=${from}-${to - 1}` }, signal });
        if (response.status === 206) return new Uint8Array(await response.arrayBuffer());
        throw new Error(`${url} did not arrive`);
      } catch (error) {
        if (signal.aborted || secondsAhead() <= LAST_SECONDS) throw error;
      }
    }
  }

  /** Returns where it ends. */
  async function append(track: Track, begin: number): Promise<number> {
    const { url, bytes } = joinableStream(track) ?? { url: '', bytes: 0 };
    const length = createOpusLength();
    const end = () => begin + length.end() - length.begin();
    let to = 0;
    // Browsers take no position beyond it.
    source.duration = Math.max(endOf(buffer.buffered), begin + (track.duration ?? 0));
    for (let from = 0; from < bytes; from = to) {
      to = Math.min(bytes, from + (from === 0 ? FIRST_BYTES : MORE_BYTES));
      const part = await fetchPart(url, from, to);
      length.read(part);
      if (from === 0) {
        buffer.abort();
        buffer.timestampOffset = begin - length.begin();
        buffer.appendWindowStart = begin;
      }
      if (to === bytes) buffer.appendWindowEnd = end();
      buffer.appendBuffer(part);
      await until(buffer, 'updateend', () => !buffer.updating, signal);
    }
    return end();
  }

  let begin = 0;
  for (let track: Track | null = first; track; track = trackAfter(track)) {
    const appended = track;
    begins.push({ track, begin });
    try {
      begin = await append(track, begin);
    } catch (error) {
      if (signal.aborted || element.currentTime >= begin) throw error;
      // It is tried in another way when the track before it has ended.
      begins.pop();
      buffer.abort();
      buffer.remove(begin, Infinity);
      await until(buffer, 'updateend', () => !buffer.updating, signal);
      break;
    }
    // A release that has just been started may still be read.
    const isNeeded = () => secondsAhead() <= (trackAfter(appended) ? SECONDS_AHEAD : LAST_SECONDS);
    await until(element, 'timeupdate', isNeeded, signal);
  }
  source.endOfStream();
}

/** The next one in the queue, if it can be joined. */
function trackAfter(track: Track): Track | null {
  const next = adjacentEntry(playback().queue, track, 1)?.track ?? null;
  return canBeFollowedBy(track, next) ? next : null;
}

function endOf(ranges: TimeRanges): number {
  return ranges.length > 0 ? ranges.end(ranges.length - 1) : 0;
}

function until(target: EventTarget, type: string, isTrue: () => boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!isTrue()) return;
      target.removeEventListener(type, look);
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const stop = () => reject(signal.reason);
    target.addEventListener(type, look, { signal });
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    look();
  });
}
