// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { audio, setVolume } from '#web/lib/playback/audio.ts';
import {
  closePlayer,
  onTrackStart,
  pausePlayback,
  playAll,
  playTrack,
  seekBy,
  seekTo,
  toggleCurrent,
  toggleMute,
  toggleTrack,
} from '#web/lib/playback/playback.ts';
import { emptyQueue, queueOf, type TrackList } from '#web/lib/playback/queue.ts';
import { playback } from '#web/lib/playback/state.ts';
import { fakeSound, makeTrack, playedUntil } from '#tests/support/browser/fake-sound.ts';

const [first, second, third] = [makeTrack(1), makeTrack(2), makeTrack(3)];
const list: TrackList = { tracks: [first, second, third], next: null };

beforeEach(() => fakeSound());

afterEach(() => {
  closePlayer();
  audio().muted = false;
  audio().volume = 1;
  vi.restoreAllMocks();
});

describe('playing', () => {
  it('starts a track from its beginning, with its length already known', () => {
    playTrack(first, list);
    expect(playback()).toMatchObject({
      track: first,
      queue: queueOf(list),
      isPlaying: true,
      position: 0,
      duration: 90,
    });
    expect(audio().getAttribute('src')).toBe('/uploads/song1.mp3');
    expect(document.querySelectorAll('audio')).toHaveLength(1);
  });

  it('goes on where it was when the same track is paused and played again', () => {
    playTrack(first, list);
    playedUntil(30);
    toggleTrack(first, list);
    expect(playback()).toMatchObject({ isPlaying: false, position: 30 });
    toggleTrack(first, list);
    expect(playback()).toMatchObject({ isPlaying: true, position: 30 });
    toggleCurrent();
    expect(playback().isPlaying).toBe(false);
  });

  it('goes on in the queue it was started in, wherever it is pressed again', () => {
    playAll(list);
    playedUntil(30);
    pausePlayback();
    toggleTrack(first, { tracks: [third, first], next: null });
    expect(playback()).toMatchObject({
      track: first,
      queue: queueOf(list),
      isContinuous: true,
      isPlaying: true,
      position: 30,
    });
  });

  it('puts another track in its place, in the same element', () => {
    playTrack(first, list);
    playedUntil(30);
    toggleTrack(second, list);
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
    playTrack(first, list);
    expect(started).toHaveBeenCalledTimes(1);
    expect(pausedVideo).toHaveBeenCalledTimes(1);
    pausePlayback();
    expect(playback().isPlaying).toBe(false);
    stopListening();
    playTrack(first, list);
    expect(started).toHaveBeenCalledTimes(1);
    video.remove();
  });

  it('is at its beginning again when it has ended', () => {
    playTrack(first, list);
    playedUntil(90);
    audio().dispatchEvent(new Event('ended'));
    expect(playback()).toMatchObject({ track: first, isPlaying: false, position: 0 });
    expect(audio().currentTime).toBe(0);
  });

  it('is paused and says so when the browser refuses to start, but not when another track interrupts it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
    play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    playTrack(first, list);
    await vi.waitFor(() => expect(playback()).toMatchObject({ isPlaying: false, problem: 'refused' }));
    playTrack(first, list);
    expect(playback()).toMatchObject({ isPlaying: true, problem: null });

    const interrupted = Promise.reject(new DOMException('', 'AbortError'));
    play.mockReturnValueOnce(interrupted);
    playTrack(second, list);
    await interrupted.catch(() => {});
    expect(playback()).toMatchObject({ track: second, isPlaying: true });
  });
});

describe('a track that cannot be played', () => {
  it('says so, and is tried again from the beginning when play is pressed again', () => {
    playTrack(first, list);
    playedUntil(5);
    audio().dispatchEvent(new Event('error'));
    expect(playback()).toMatchObject({ isPlaying: false, problem: 'failed' });
    seekTo(20);
    expect(playback().position).toBe(5);
    playTrack(first, list);
    expect(playback()).toMatchObject({ isPlaying: true, problem: null, position: 0 });
  });

  it('says so when it is the browser that cannot', () => {
    const canPlay = vi.spyOn(HTMLMediaElement.prototype, 'canPlayType');
    for (const [id, type, response, problem] of [
      [11, 'ogg', '', 'unsupported'],
      [12, 'opus', '', 'unsupported'],
      [13, 'flac', '', 'unsupported'],
      [14, 'flac', 'maybe', 'failed'],
      [15, 'mp3', '', 'failed'],
    ] as const) {
      canPlay.mockReturnValue(response);
      playTrack(makeTrack(id, { audioFile: `/uploads/song.${type}` }), list);
      audio().dispatchEvent(new Event('error'));
      expect([type, playback().problem]).toEqual([type, problem]);
    }
  });

  it('is not even asked for when its file is known to be gone', () => {
    const gone = makeTrack(9, { audioFile: '/api/uploads/old.mp3' });
    playTrack(first, list);
    playTrack(gone, { tracks: [gone], next: null });
    expect(playback()).toMatchObject({ track: gone, isPlaying: false, problem: 'unavailable' });
    expect(audio().hasAttribute('src')).toBe(false);
    audio().dispatchEvent(new Event('error'));
    expect(playback().problem).toBe('unavailable');
  });
});

describe('moving through a track', () => {
  it('stays inside it', () => {
    playTrack(first, list);
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
    playTrack(first, list);
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
    playTrack(first, list);
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
    playTrack(first, list);
    playedUntil(30);
    closePlayer();
    audio().dispatchEvent(new Event('error'));
    expect(playback()).toMatchObject({
      track: null,
      queue: emptyQueue,
      isContinuous: false,
      isPlaying: false,
      position: 0,
      duration: 0,
      problem: null,
    });
    expect(audio().hasAttribute('src')).toBe(false);
  });
});
