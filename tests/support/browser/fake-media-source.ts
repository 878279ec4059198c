import { vi } from 'vitest';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { makeTrack } from '#tests/support/browser/fake-sound.ts';

/** Of WebM: a cluster at 89.98 seconds with one packet of 20 milliseconds. */
export const endAt90 = [
  [0x1f, 0x43, 0xb6, 0x75, 0x8c],
  [0xe7, 0x83, 0x01, 0x5f, 0x7c],
  [0xa3, 0x85, 0x81, 0, 0, 0x80, 0xfc],
].flat();

class FakeBuffer extends EventTarget {
  updating = false;
  end = 0;

  get buffered() {
    return { length: this.end > 0 ? 1 : 0, start: () => 0, end: () => this.end };
  }

  abort(): void {}

  /** Each part has 90 seconds. */
  appendBuffer(): void {
    this.end += 90;
  }
}

/** jsdom has none. The last one that was made is `FakeSource.last`. */
export class FakeSource extends EventTarget {
  static last: FakeSource;
  static isTypeSupported = () => true;
  readyState = 'closed';
  duration = Number.NaN;
  buffer = new FakeBuffer();
  endOfStream = vi.fn<() => void>();

  constructor() {
    super();
    FakeSource.last = this;
  }

  addSourceBuffer(): FakeBuffer {
    return this.buffer;
  }

  open(): void {
    this.readyState = 'open';
    this.dispatchEvent(new Event('sourceopen'));
  }
}

export function fakeMediaSource(): void {
  vi.stubGlobal('MediaSource', FakeSource);
  let made = 0;
  URL.createObjectURL = vi.fn<typeof URL.createObjectURL>(() => `blob:http://localhost/${(made += 1)}`);
  URL.revokeObjectURL = vi.fn<typeof URL.revokeObjectURL>();
}

/** Of a release, with a stream that can be joined. */
export function makeJoinable(id: number, facts: Partial<Track> = {}): Track {
  const url = `/uploads/song${id}-opus.weba`;
  const streams = [{ url, type: 'audio/webm; codecs="opus"', bytes: endAt90.length, bitrate: 112_000 }];
  return makeTrack(id, { release: { id: 7 } as Track['release'], streams, ...facts });
}
