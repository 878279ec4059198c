/** Elements of WebM, by id. Those that contain others are not skipped: segment, info, tracks, track, cluster, block group. */
const containers = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0]);
const TIMESTAMP_SCALE = 0x2ad7b1;
const CODEC_DELAY = 0x56aa;
const CLUSTER_TIMESTAMP = 0xe7;
const SIMPLE_BLOCK = 0xa3;
const BLOCK = 0xa1;
const DISCARD_PADDING = 0x75a2;

/** Before the packet in a block: the number of the track (one byte), the timestamp in its cluster (two) and flags. */
const BLOCK_HEADER = 4;
const SECOND = 1e9;

/**
 * Where a recording in WebM begins and ends, in seconds. Its packets contain a bit more: what the encoder needed before
 * the first sample, and what fills the last packet. Reads the bytes of a file in order.
 *
 * By the timestamps that a browser goes by, not by the number of samples: timestamps are rounded to milliseconds, and a
 * browser that cuts by them would lose the difference.
 */
export function createOpusLength() {
  let rest = new Uint8Array();
  let scale = 1e6;
  let clusterTime = 0;
  let end = 0;
  let delay = 0;
  let padding = 0;

  const readBlock = (block: Uint8Array) => {
    const [, high = 0, low = 0] = block;
    const time = clusterTime + high * 256 + low;
    end = (time * scale) / SECOND + packetSeconds(block.subarray(BLOCK_HEADER));
  };
  const readElement = (id: number, content: Uint8Array) => {
    if (id === TIMESTAMP_SCALE) scale = integer(content);
    else if (id === CODEC_DELAY) delay = integer(content) / SECOND;
    else if (id === CLUSTER_TIMESTAMP) clusterTime = integer(content);
    else if (id === DISCARD_PADDING) padding = integer(content) / SECOND;
    else if (id === BLOCK || id === SIMPLE_BLOCK) readBlock(content);
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
        const isContainer = containers.has(id.value);
        const next = isContainer ? size.end : size.end + size.value;
        if (next > known.length) break;
        if (!isContainer) readElement(id.value, known.subarray(size.end, next));
        at = next;
      }
      rest = known.slice(at);
    },
    begin: () => delay,
    end: () => end - padding,
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
  return { value: integer(bytes.subarray(at + 1, end), begin), end };
}

function integer(bytes: Uint8Array, begin = 0): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, begin);
}

/** RFC 6716, 3.1: the first byte of a packet says how long its frames are, and how many there are. */
function packetSeconds([first = 0, second = 0]: Uint8Array): number {
  const kind = first >> 3;
  const frames = [1, 2, 2, second & 63][first & 3] ?? 1;
  const milliseconds =
    kind < 12 ? [10, 20, 40, 60][kind & 3] : kind < 16 ? [10, 20][kind & 1] : [2.5, 5, 10, 20][kind & 3];
  return (frames * (milliseconds ?? 0)) / 1000;
}
