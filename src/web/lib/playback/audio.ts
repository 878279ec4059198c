import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { Stream } from '#shared/media/streams.schema.ts';
import { levelIn } from '#web/lib/playback/level.ts';
import { showPosition } from '#web/lib/playback/media-session.ts';
import { adjacentEntry, isSameRelease } from '#web/lib/playback/queue.ts';
import { setSource } from '#web/lib/playback/set-source.ts';
import { sourcesOf, streamsOf } from '#web/lib/playback/source.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';
import { TRACK_CHANGE } from '#web/lib/playback/track-change.ts';

let element: HTMLAudioElement | undefined;
/** What to try when the current source fails. */
let otherSources: string[] = [];
/** Where the current track begins in the element: not at 0 when it is joined to the one before it. */
let begin = 0;
let isJoined = false;
/** Ends what is appended to the current source. */
let leaving = new AbortController();
/** The part of the visitor's volume that is played, so that all tracks are equally loud. */
let level = 1;
let isLevelling = true;

export type StopReason = 'ended' | 'failed';

const stopListeners = new Set<(reason: StopReason) => void>();

export function onTrackStop(listener: (reason: StopReason) => void): () => void {
  stopListeners.add(listener);
  return () => {
    stopListeners.delete(listener);
  };
}

/** The single audio element, outside of React so that navigation does not stop it. */
export function audio(): HTMLAudioElement {
  element ??= createAudio();
  return element;
}

/** Does not create the element. */
export function audioIfAny(): HTMLAudioElement | undefined {
  return element;
}

function createAudio(): HTMLAudioElement {
  const created = document.createElement('audio');
  created.preload = 'auto';
  // Restored after a reload.
  created.volume = playback().volume * level;
  created.muted = playback().isMuted;
  listen(created);
  document.body.append(created);
  return created;
}

/** Loads a track from the best source, without playing it. */
export function loadAudio(track: Track, position: number): void {
  const element = audio();
  otherSources = sourcesOf(track, (type) => element.canPlayType(type));
  isJoined = position === 0 && canJoin(track);
  levelVolume();
  if (isJoined) loadJoined(element, track);
  else loadOtherSource(element, position);
}

/** WebM can be appended to another recording as it is. Not on iPhones: their ManagedMediaSource is not used. */
export function joinableStream(track: Track): Stream | undefined {
  return typeof MediaSource === 'undefined'
    ? undefined
    : streamsOf(track).find(({ type }) => type.startsWith('audio/webm') && MediaSource.isTypeSupported(type));
}

/** Whether it can be followed by this one without a gap. */
export function canBeFollowedBy(track: Track, next: Track | null): next is Track {
  return Boolean(next && isSameRelease(next, track) && joinableStream(next));
}

function canJoin(track: Track): boolean {
  const { queue, isContinuous } = playback();
  const next = adjacentEntry(queue, track, 1);
  return isContinuous && Boolean(joinableStream(track)) && (!next || canBeFollowedBy(track, next.track));
}

/** Whether the current source goes on with the tracks that can follow. */
export const isJoinedSource = () => isJoined;

/** The element has its source at once: a browser may only play when pressed. */
function loadJoined(element: HTMLAudioElement, track: Track): void {
  const source = new MediaSource();
  const address = URL.createObjectURL(source);
  leaveSource();
  const { signal } = leaving;
  signal.addEventListener('abort', () => URL.revokeObjectURL(address));
  element.src = address;
  begin = 0;
  import('#web/lib/playback/joined-tracks.ts')
    .then(({ playJoined }) => playJoined(source, track, signal))
    .catch(() => {
      if (!signal.aborted) playOtherSource();
    });
}

/** At once: events of the old source may still follow. */
function leaveSource(): void {
  leaving.abort();
  leaving = new AbortController();
}

function loadOtherSource(element: HTMLAudioElement, position: number): boolean {
  const address = otherSources.shift();
  if (address === undefined) return false;
  isJoined = false;
  begin = 0;
  leaveSource();
  setSource(element, address, position);
  return true;
}

/** At the same position; false if there is no other. */
export function playOtherSource(): boolean {
  const { position, isPlaying } = playback();
  if (!loadOtherSource(audio(), position)) return false;
  if (isPlaying) audio().play().catch(onPlayRefused);
  return true;
}

/** A joined track begins, without a change of the source. */
export function continueWith(track: Track, beginsAt: number): void {
  const element = audio();
  begin = beginsAt;
  otherSources = sourcesOf(track, (type) => element.canPlayType(type));
  changePlayback({ track, position: positionOf(element), duration: track.duration ?? 0 });
  levelVolume();
  element.dispatchEvent(new Event(TRACK_CHANGE));
  showPosition(playback());
}

function positionOf(element: HTMLAudioElement): number {
  return Math.max(0, element.currentTime - begin);
}

export function seekAudio(position: number): void {
  audio().currentTime = begin + position;
  changePlayback({ position });
}

export function unloadAudio(): void {
  leaveSource();
  audio().removeAttribute('src');
}

/** Levels the current track again, once more is known about the queue. */
export function levelVolume(isOn = isLevelling): void {
  const { track, queue, isContinuous, volume } = playback();
  isLevelling = isOn;
  level = isOn && track ? levelIn(queue, track, isContinuous) : 1;
  if (element) element.volume = volume * level;
}

/** As the visitor set it, from 0 to 1. */
export function setVolume(volume: number): void {
  audio().volume = Math.min(1, Math.max(0, volume)) * level;
  audio().muted = false;
}

/** What was saved before a reload. */
export function restoreVolume({ volume, isMuted }: { volume: number; isMuted: boolean }): void {
  changePlayback({ volume, isMuted });
  levelVolume();
  if (element) element.muted = isMuted;
}

/** Formats that not every browser plays. */
const uncommonTypes: Record<string, string> = {
  flac: 'audio/flac',
  ogg: 'audio/ogg; codecs="vorbis"',
  opus: 'audio/ogg; codecs="opus"',
  aiff: 'audio/aiff',
  aif: 'audio/aiff',
  wv: 'audio/wavpack',
};

function canPlay(element: HTMLAudioElement): boolean {
  const type = uncommonTypes[element.src.split('.').at(-1) ?? ''];
  return !type || element.canPlayType(type) !== '';
}

/** Keeps the known duration when the browser measures nearly the same, to avoid flicker. */
function settledDuration(measured: number): number {
  const shown = playback().track?.duration ?? 0;
  return Math.abs(measured - shown) < 1 ? shown : measured;
}

function listen(element: HTMLAudioElement): void {
  const showCurrentPosition = () => showPosition({ ...playback(), position: positionOf(element) });
  const on = (event: keyof HTMLMediaElementEventMap, react: () => void) =>
    element.addEventListener(event, react);

  on('play', () => changePlayback({ isPlaying: true }));
  on('pause', () => changePlayback({ isPlaying: false }));
  on('timeupdate', () => changePlayback({ position: positionOf(element) }));
  on('seeked', showCurrentPosition);
  on('playing', showCurrentPosition);
  on('durationchange', () => {
    if (Number.isFinite(element.duration) && !isJoined)
      changePlayback({ duration: settledDuration(element.duration) });
  });
  on('volumechange', () =>
    changePlayback({ volume: Math.min(1, element.volume / level), isMuted: element.muted }),
  );
  on('ended', () => {
    element.currentTime = begin;
    changePlayback({ isPlaying: false, position: 0 });
    stopped('ended');
  });
  on('error', () => {
    // Removing the source fires an error too.
    if (!playback().track || !element.getAttribute('src')) return;
    if (playOtherSource()) return;
    changePlayback({ isPlaying: false, problem: canPlay(element) ? 'failed' : 'unsupported' });
    stopped('failed');
  });
}

/** The error event reports broken files, and an interrupted start is followed by another. */
export function onPlayRefused(reason: unknown): void {
  if (reason instanceof DOMException && reason.name === 'NotAllowedError')
    changePlayback({ isPlaying: false, problem: 'refused' });
}

function stopped(reason: StopReason): void {
  for (const listener of stopListeners) listener(reason);
}
