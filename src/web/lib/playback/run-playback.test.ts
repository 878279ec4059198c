// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { audio, setVolume } from '#web/lib/playback/audio.ts';
import { playAdjacent, playQueued } from '#web/lib/playback/play-next.ts';
import {
  closePlayer,
  playAll,
  playTrack,
  seekTo,
  toggleCurrent,
  toggleMute,
} from '#web/lib/playback/playback.ts';
import { runPlayback } from '#web/lib/playback/run-playback.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';
import { TRACK_CHANGE } from '#web/lib/playback/track-change.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { fakeSound, makeTrack, playedUntil } from '#tests/support/browser/fake-sound.ts';

const songs = [1, 2, 3, 4, 5].map((id) => makeTrack(id));
const [first, second, third] = songs as [Track, Track, Track];
const MORE = '/api/tracks?limit=2&after=2';

/** What the server has, by address; everything else is not found. */
let responses: Record<string, { body: unknown; next?: string }>;
let asked: string[];
let isOnline: boolean;
let client: QueryClient;
let endRun = () => {};

function run() {
  client = createQueryClient();
  endRun = runPlayback(client);
}

beforeEach(() => {
  fakeSound();
  asked = [];
  isOnline = true;
  responses = Object.fromEntries(songs.map((song) => [`/api/tracks/${song.id}`, { body: song }]));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    if (!isOnline) throw new TypeError('Failed to fetch');
    const found = responses[address];
    const headers = new Headers(found?.next ? { link: `<${found.next}>; rel="next"` } : {});
    return new Response(JSON.stringify(found?.body ?? { message: 'No' }), {
      status: found ? 200 : 404,
      headers,
    });
  });
  run();
});

afterEach(() => {
  endRun();
  closePlayer();
  localStorage.clear();
  audio().muted = false;
  changePlayback({ volume: 1, isMuted: false });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const current = () => playback().track?.id;
const queued = () => playback().queue.entries.map(({ id }) => id);
const ends = () => audio().dispatchEvent(new Event('ended'));
const fails = () => audio().dispatchEvent(new Event('error'));
const becomes = (id: number) => vi.waitFor(() => expect(current()).toBe(id));
const hasAsked = (address: string) => vi.waitFor(() => expect(asked).toContain(address));

describe('a track started by itself', () => {
  it('is at its beginning again when it has ended', () => {
    playTrack(first, { tracks: songs, next: null });
    playedUntil(90);
    ends();
    expect(playback()).toMatchObject({ track: first, isPlaying: false, position: 0, isContinuous: false });
  });

  it('takes the place of a list that plays on; pausing and going on does not', () => {
    playAll({ tracks: songs, next: null });
    playTrack(first, { tracks: songs, next: null });
    expect(playback()).toMatchObject({ isContinuous: true, isPlaying: true });
    playTrack(second, { tracks: songs, next: null });
    expect(playback().isContinuous).toBe(false);
  });
});

describe('a list that is played to its end', () => {
  it('goes from track to track without waiting, and resets the last one', () => {
    playAll({ tracks: [first, second, third], next: null });
    expect(playback()).toMatchObject({ track: first, isPlaying: true, isContinuous: true });
    ends();
    expect(playback()).toMatchObject({ track: second, isPlaying: true, position: 0 });
    expect(audio().getAttribute('src')).toBe('/uploads/song2.mp3');
    ends();
    ends();
    expect(playback()).toMatchObject({ track: third, isPlaying: false, position: 0 });
  });

  it('starts over when it is requested again', () => {
    playAll({ tracks: [first, second], next: null });
    playedUntil(30);
    playAll({ tracks: [first, second], next: null });
    expect(playback()).toMatchObject({ track: first, isPlaying: true, position: 0 });
  });

  it('reads what follows before it is needed, once, and plays nothing twice', async () => {
    responses[MORE] = { body: [third, first, songs[3]], next: '/api/tracks?limit=2&after=4' };
    responses['/api/tracks?limit=2&after=4'] = { body: [songs[4]] };
    playAll({ tracks: [first, second], next: MORE });
    expect(asked).toEqual([]);
    ends();
    await vi.waitFor(() => expect(queued()).toEqual([1, 2, 3, 4]));
    expect(asked).toEqual([MORE]);
    ends();
    expect(current()).toBe(3);
    ends();
    await vi.waitFor(() => expect(queued()).toEqual([1, 2, 3, 4, 5]));
    ends();
    ends();
    expect(playback()).toMatchObject({ track: songs[4], isPlaying: false, position: 0 });
    expect(asked).toHaveLength(2);
  });

  it('asks again for what did not come ahead, at the moment it is needed', async () => {
    isOnline = false;
    playAll({ tracks: [first], next: MORE });
    await hasAsked(MORE);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    isOnline = true;
    responses[MORE] = { body: [second] };
    ends();
    await becomes(2);
    expect(playback().isPlaying).toBe(true);
  });

  it('passes over what cannot be played, but not over two in a row', () => {
    const gone = makeTrack(9, { audioFile: '/api/uploads/old.mp3' });
    playAll({ tracks: [gone, first, second, third, ...songs.slice(3)], next: null });
    expect(current()).toBe(1);
    fails();
    expect(playback()).toMatchObject({ track: second, isPlaying: true, problem: null });
    fails();
    expect(playback()).toMatchObject({ track: second, isPlaying: false, problem: 'failed' });
    toggleCurrent();
    ends();
    fails();
    expect(current()).toBe(4);
  });

  it('passes over a broken one again after joined ones have played', () => {
    playAll({ tracks: songs, next: null });
    ends();
    fails();
    audio().dispatchEvent(new Event(TRACK_CHANGE));
    fails();
    expect(playback()).toMatchObject({ track: songs[3], isPlaying: true });
  });

  it('passes over tracks whose files are known to be gone', async () => {
    const gone = makeTrack(9, { audioFile: '/api/uploads/old.mp3' });
    playAll({ tracks: [first, gone, { ...gone, id: 10 }, second], next: null });
    ends();
    await becomes(2);
    expect(playback()).toMatchObject({ isPlaying: true, problem: null });
  });
});

describe('next and previous', () => {
  it('lead through the queue to its ends, and keep whether it plays on', async () => {
    playTrack(second, { tracks: [first, second, third], next: null });
    void playAdjacent(1);
    expect(playback()).toMatchObject({ track: third, isPlaying: true, isContinuous: false });
    expect(await playAdjacent(1)).toBe(false);
    void playAdjacent(-1);
    void playAdjacent(-1);
    expect(current()).toBe(1);
    expect(await playAdjacent(-1)).toBe(false);
    playAll({ tracks: [first, second, third], next: null });
    await playQueued(3);
    expect(playback()).toMatchObject({ track: third, isContinuous: true });
  });

  it('go on into the part of the list that is not loaded yet', async () => {
    responses[MORE] = { body: [third] };
    playTrack(second, { tracks: [first, second], next: MORE });
    void playAdjacent(1);
    await becomes(3);
    expect(playback().isPlaying).toBe(true);
  });

  it('give way to whatever is started while they read', async () => {
    responses[MORE] = { body: [third] };
    playTrack(second, { tracks: [first, second], next: MORE });
    const asking = playAdjacent(1);
    playTrack(first, { tracks: [first, second], next: MORE });
    expect(await asking).toBe(false);
    expect(current()).toBe(1);
  });
});

describe('a reload', () => {
  /** The page is left and comes back: only what the browser has kept is there. */
  function reload() {
    window.dispatchEvent(new Event('pagehide'));
    endRun();
    const kept = localStorage.getItem('player');
    closePlayer();
    changePlayback({ volume: 1, isMuted: false });
    if (kept) localStorage.setItem('player', kept);
    asked = [];
    run();
  }

  const restored = () => vi.waitFor(() => expect(current()).toBeDefined());

  it('keeps queue, place and volume, loads one row only, and waits for Play', async () => {
    playAll({ tracks: [first, second, third], next: MORE });
    ends();
    setVolume(0.4);
    playedUntil(42);
    reload();
    await restored();
    expect(playback()).toMatchObject({
      isPlaying: false,
      position: 42,
      duration: 90,
      volume: 0.4,
      isContinuous: true,
    });
    expect([current(), queued(), playback().queue.next]).toEqual([2, [1, 2, 3], MORE]);
    expect(asked).toEqual(['/api/tracks/2']);
    expect(audio().hasAttribute('src')).toBe(false);

    seekTo(50);
    toggleCurrent();
    expect(audio().getAttribute('src')).toBe('/uploads/song2.mp3');
    expect([audio().currentTime, playback().isPlaying]).toEqual([50, true]);
    await hasAsked('/api/tracks/3');
    await vi.waitFor(() => expect(playback().queue.entries[2]?.track).toEqual(third));
    ends();
    expect(current()).toBe(3);
  });

  it('keeps the volume, and a mute, of a track that is started before the rest of the page is ready', () => {
    setVolume(0.5);
    closePlayer();
    window.dispatchEvent(new Event('pagehide'));
    endRun();
    changePlayback({ volume: 1 });
    audio().volume = 1;
    playTrack(first, { tracks: songs, next: null });
    toggleMute();
    run();
    expect(playback()).toMatchObject({ track: first, isPlaying: true, volume: 0.5, isMuted: true });
    expect(audio().muted).toBe(true);
    expect(audio().volume).toBe(0.5);
  });

  it('drops a deleted track quietly, wherever it is in the queue', async () => {
    playAll({ tracks: songs, next: null });
    await playQueued(3);
    delete responses['/api/tracks/2'];
    delete responses['/api/tracks/4'];
    reload();
    await restored();
    await playAdjacent(1);
    expect([current(), queued()]).toEqual([5, [1, 2, 3, 5]]);
    await playAdjacent(-1);
    await playAdjacent(-1);
    expect([current(), queued()]).toEqual([1, [1, 3, 5]]);

    delete responses['/api/tracks/1'];
    reload();
    await hasAsked('/api/tracks/1');
    await vi.waitFor(() => expect(JSON.parse(localStorage.getItem('player') ?? '')['place']).toBeNull());
    expect(current()).toBeUndefined();
  });

  it('brings nothing back where the player was closed, but the volume', () => {
    playTrack(first, { tracks: songs, next: null });
    setVolume(0.3);
    closePlayer();
    reload();
    expect(playback()).toMatchObject({ track: null, volume: 0.3 });
    expect(asked).toEqual([]);
  });

  it('keeps the place for later when the site cannot be reached', async () => {
    playTrack(first, { tracks: songs, next: null });
    isOnline = false;
    reload();
    await hasAsked('/api/tracks/1');
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(current()).toBeUndefined();
    isOnline = true;
    reload();
    await restored();
    expect(current()).toBe(1);
  });

  it('keeps the tracks around the current one of a long queue, and ignores what it cannot read', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => makeTrack(index + 1));
    playTrack(many[499] as Track, { tracks: many, next: MORE });
    window.dispatchEvent(new Event('pagehide'));
    const { place } = JSON.parse(localStorage.getItem('player') ?? '');
    expect([place.queue.length, place.queue[0], place.queue.at(-1), place.next]).toEqual([
      201,
      450,
      650,
      null,
    ]);

    closePlayer();
    for (const rubbish of ['{', '7', '{"version":0}', '{"version":1,"volume":7,"place":null}']) {
      endRun();
      localStorage.setItem('player', rubbish);
      run();
      expect(playback()).toMatchObject({ track: null, volume: 1 });
    }
  });
});
