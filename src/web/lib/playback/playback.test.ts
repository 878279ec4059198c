// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Track } from '#shared/tracks.schema.ts';
import { audio } from '#web/lib/playback/audio.ts';
import {
  adjacentTrack,
  closePlayer,
  extendQueue,
  onTrackStart,
  pausePlayback,
  playAdjacent,
  playTrack,
  seekBy,
  seekTo,
  setVolume,
  toggleCurrent,
  toggleMute,
  toggleTrack,
} from '#web/lib/playback/playback.ts';
import { playback } from '#web/lib/playback/state.ts';

/** What playing a track looks at; the rest of its fields does not matter here. */
function makeTrack(id: number, facts: Partial<Track> = {}): Track {
  const track: Partial<Track> = {
    id,
    title: `Song ${id}`,
    coverArt: null,
    audioFile: `/uploads/song${id}.mp3`,
    duration: 90,
  };
  return { ...track, ...facts } as Track;
}

const [first, second, third] = [makeTrack(1), makeTrack(2), makeTrack(3)];
const queue = [first, second, third];

/** jsdom plays nothing: these do to the element's events what a browser does. */
beforeEach(() => {
  const { prototype } = HTMLMediaElement;
  vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(prototype, 'load').mockImplementation(() => {});
});

afterEach(() => {
  closePlayer();
  audio().muted = false;
  audio().volume = 1;
  vi.restoreAllMocks();
});

/** What a browser reports while it plays. */
function playedUntil(seconds: number) {
  audio().currentTime = seconds;
  audio().dispatchEvent(new Event('timeupdate'));
}

describe('playing', () => {
  it('starts a track from its beginning, with its length already known', () => {
    playTrack(first, queue);
    expect(playback()).toMatchObject({ track: first, queue, isPlaying: true, position: 0, duration: 90 });
    expect(audio().getAttribute('src')).toBe('/uploads/song1.mp3');
    expect(document.querySelectorAll('audio')).toHaveLength(1);
  });

  it('goes on where it was when the same track is paused and played again', () => {
    playTrack(first, queue);
    playedUntil(30);
    toggleTrack(first, queue);
    expect(playback()).toMatchObject({ isPlaying: false, position: 30 });
    toggleTrack(first, queue);
    expect(playback()).toMatchObject({ isPlaying: true, position: 30 });
    toggleCurrent();
    expect(playback().isPlaying).toBe(false);
  });

  it('puts another track in its place, in the same element', () => {
    playTrack(first, queue);
    playedUntil(30);
    toggleTrack(second, queue);
    expect(playback()).toMatchObject({ track: second, isPlaying: true, position: 0 });
    expect(audio().getAttribute('src')).toBe('/uploads/song2.mp3');
    expect(document.querySelectorAll('audio')).toHaveLength(1);
  });

  it('tells whatever else makes a sound, and falls silent for it in turn', () => {
    const video = document.body.appendChild(document.createElement('video'));
    const pausedVideo = vi.fn<() => void>();
    video.addEventListener('pause', pausedVideo);
    const started = vi.fn<() => void>();
    const stopListening = onTrackStart(started);
    playTrack(first, queue);
    expect(started).toHaveBeenCalledTimes(1);
    expect(pausedVideo).toHaveBeenCalledTimes(1);
    pausePlayback();
    expect(playback().isPlaying).toBe(false);
    stopListening();
    playTrack(first, queue);
    expect(started).toHaveBeenCalledTimes(1);
    video.remove();
  });

  it('stands at its beginning again when it has ended', () => {
    playTrack(first, queue);
    playedUntil(90);
    audio().dispatchEvent(new Event('ended'));
    expect(playback()).toMatchObject({ track: first, isPlaying: false, position: 0 });
    expect(audio().currentTime).toBe(0);
  });

  it('is paused when the browser refuses to start, but not when another track interrupts it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    playTrack(first, queue);
    await vi.waitFor(() => expect(playback().isPlaying).toBe(false));

    const interrupted = Promise.reject(new DOMException('', 'AbortError'));
    play.mockReturnValueOnce(interrupted);
    playTrack(second, queue);
    await interrupted.catch(() => {});
    expect(playback()).toMatchObject({ track: second, isPlaying: true });
  });
});

describe('the queue', () => {
  it('leads to the track before and after, and ends at its ends', () => {
    expect(adjacentTrack(queue, second, -1)).toBe(first);
    expect(adjacentTrack(queue, second, 1)).toBe(third);
    expect(adjacentTrack(queue, first, -1)).toBeUndefined();
    expect(adjacentTrack(queue, third, 1)).toBeUndefined();
    expect(adjacentTrack(queue, makeTrack(4), 1)).toBeUndefined();
    expect(adjacentTrack(queue, null, 1)).toBeUndefined();

    playTrack(second, queue);
    playAdjacent(1);
    expect(playback()).toMatchObject({ track: third, queue, isPlaying: true });
    playAdjacent(1);
    expect(playback().track).toBe(third);
    playAdjacent(-1);
    expect(playback().track).toBe(second);
  });

  it('grows with the list it was started from, and with no other', () => {
    playTrack(first, [first, second]);
    extendQueue([third, first, second]);
    expect(playback().queue).toEqual([first, second]);
    extendQueue([first]);
    expect(playback().queue).toEqual([first, second]);
    extendQueue(queue);
    expect(playback().queue).toBe(queue);
    closePlayer();
    extendQueue(queue);
    expect(playback().queue).toEqual([]);
  });
});

describe('a track that cannot be played', () => {
  it('says so, and is tried again from the beginning when play is pressed again', () => {
    playTrack(first, queue);
    playedUntil(5);
    audio().dispatchEvent(new Event('error'));
    expect(playback()).toMatchObject({ isPlaying: false, problem: 'failed' });
    seekTo(20);
    expect(playback().position).toBe(5);
    playTrack(first, queue);
    expect(playback()).toMatchObject({ isPlaying: true, problem: null, position: 0 });
  });

  it('says so when it is the browser that cannot', () => {
    const canPlay = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType');
    for (const [type, answer, problem] of [
      ['ogg', '', 'unsupported'],
      ['opus', '', 'unsupported'],
      ['flac', '', 'unsupported'],
      ['flac', 'maybe', 'failed'],
      ['mp3', '', 'failed'],
    ] as const) {
      canPlay.mockReturnValue(answer);
      playTrack(makeTrack(1, { audioFile: `/uploads/song.${type}` }), queue);
      audio().dispatchEvent(new Event('error'));
      expect([type, playback().problem]).toEqual([type, problem]);
    }
  });

  it('is not even asked for when its file is known to be gone', () => {
    const gone = makeTrack(9, { audioFile: '/api/uploads/old.mp3' });
    playTrack(first, queue);
    playTrack(gone, [gone]);
    expect(playback()).toMatchObject({ track: gone, isPlaying: false, problem: 'unavailable' });
    expect(audio().hasAttribute('src')).toBe(false);
    audio().dispatchEvent(new Event('error'));
    expect(playback().problem).toBe('unavailable');
  });
});

describe('moving through a track', () => {
  it('stays inside it', () => {
    playTrack(first, queue);
    seekTo(60);
    expect([audio().currentTime, playback().position]).toEqual([60, 60]);
    seekBy(100);
    expect(audio().currentTime).toBe(90);
    seekBy(-200);
    expect(audio().currentTime).toBe(0);
  });

  it('keeps the length that was shown unless the browser measures another', () => {
    const measure = (seconds: number) => {
      vi.spyOn(audio(), 'duration', 'get').mockReturnValue(seconds);
      audio().dispatchEvent(new Event('durationchange'));
    };
    playTrack(first, queue);
    measure(90.4);
    expect(playback().duration).toBe(90);
    measure(120);
    expect(playback().duration).toBe(120);
    measure(Infinity);
    expect(playback().duration).toBe(120);
  });
});

describe('the volume', () => {
  it('stays within what an element takes, and changing it unmutes', () => {
    playTrack(first, queue);
    toggleMute();
    expect(playback().isMuted).toBe(true);
    setVolume(1.4);
    expect(playback()).toMatchObject({ volume: 1, isMuted: false });
    setVolume(-1);
    expect(playback().volume).toBe(0);
  });
});

describe('closing the player', () => {
  it('forgets the track without calling it broken', () => {
    playTrack(first, queue);
    playedUntil(30);
    closePlayer();
    audio().dispatchEvent(new Event('error'));
    expect(playback()).toMatchObject({
      track: null,
      queue: [],
      isPlaying: false,
      position: 0,
      duration: 0,
      problem: null,
    });
    expect(audio().hasAttribute('src')).toBe(false);
  });
});
