import { vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { audio } from '#web/lib/playback/audio.ts';

/** jsdom plays nothing: this does to the audio element's events what a browser does. */
export function fakeSound(): void {
  const { prototype } = HTMLMediaElement;
  vi.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(prototype, 'load').mockImplementation(() => {});
}

/** What a browser reports while it plays. */
export function playedUntil(seconds: number): void {
  audio().currentTime = seconds;
  audio().dispatchEvent(new Event('timeupdate'));
}

/** What playing a track looks at; the rest of its fields does not matter there. */
export function makeTrack(id: number, facts: Partial<Track> = {}): Track {
  const track: Partial<Track> = {
    id,
    title: `Song ${id}`,
    coverArt: null,
    audioFile: `/uploads/song${id}.mp3`,
    duration: 90,
  };
  return { ...track, ...facts } as Track;
}
