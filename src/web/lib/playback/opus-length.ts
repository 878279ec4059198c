/** Elements of WebM, by id. Those that contain others are not skipped. */
const containers = new Set([0x18538067, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0]);
const CODEC_DELAY = 0x56aa;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
const DISCARD_PADDING = 0x75a2;

/** Number of the track (one byte), timestamp and flags, before the packet. */
const BLOCK_HEADER = 4;
const NANOSECONDS = 1e9;

/**
 * How long a recording in WebM is, to the sample. Its packets contain a bit more: what the encoder needed before the
 * first sample, and what fills the last packet. Reads the bytes of a file in order.
 */
export function createOpusLength() {
  let rest = new Uint8Array();
  let packets = 0;
  let delay = 0;
  let padding = 0;

  const readElement = (id: number, content: Uint8Array<ArrayBuffer>) => {
    if (id === CODEC_DELAY) delay = integer(content) / NANOSECONDS;
    else if (id === DISCARD_PADDING) padding = integer(content) / NANOSECONDS;
    else if (id === BLOCK || id === SIMPLE_BLOCK) packets += packetSeconds(content.subarray(BLOCK_HEADER));
  };

  return {
    read(bytes: Uint8Array): void {
      const known = new Uint8Array(rest.length + bytes.length);
      known.set(rest);
      known.set(bytes, rest.length);
      let at = 0;
      for (;;) {
        const id = numberAt(known, at, true);
        const size = id && numberAt(known, id.end, false);
        if (!size) break;
        if (containers.has(id.value)) {
          at = size.end;
          continue;
        }
        const end = size.end + size.value;
        if (end > known.length) break;
        readElement(id.value, known.subarray(size.end, end));
        at = end;
      }
      rest = known.slice(at);
    },
    /** Before the first sample, in seconds. */
    delay: () => delay,
    seconds: () => packets - delay - padding,
  };
}

/** The number of leading zeros says how many bytes follow; an id keeps the mark that ends them. */
function numberAt(bytes: Uint8Array, at: number, keepsMark: boolean): { value: number; end: number } | null {
  const first = bytes[at];
  if (first === undefined) return null;
  const length = Math.clz32(first) - 23;
  const end = at + length;
  if (end > bytes.length) return null;
  const begin = keepsMark ? first : first & (0xff >> length);
  return { value: bytes.subarray(at + 1, end).reduce((sum, byte) => sum * 256 + byte, begin), end };
}

function integer(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** RFC 6716, 3.1: the first byte of a packet says how long its frames are, and how many there are. */
function packetSeconds([first = 0, second = 0]: Uint8Array): number {
  const kind = first >> 3;
  const frames = [1, 2, 2, second & 63][first & 3] ?? 1;
  const milliseconds =
    kind < 12 ? [10, 20, 40, 60][kind & 3] : kind < 16 ? [10, 20][kind & 1] : [2.5, 5, 10, 20][kind & 3];
  return (frames * (milliseconds ?? 0)) / 1000;
}
