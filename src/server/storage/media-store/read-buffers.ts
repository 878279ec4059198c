/** One part that a player asks for; all that a reader gets who reads slowly beside many others. */
export const SMALL_BYTES = 64 * 1024;
/** So that a long file takes few reads. */
export const LARGE_BYTES = 1024 * 1024;
/** A slow reader holds its buffer for as long as it likes. */
export const MAX_LARGE = 16;
/** More are only needed while that many responses wait for their readers, and are left to V8 afterwards. */
export const MAX_IDLE = { small: 32, large: 2 };

/**
 * Memory that files are read into, used again for the next part: a new buffer for each costs the system a page for every
 * 4 KiB of it, and V8 a collection for every few hundred (decision 68).
 */
export function createReadBuffers() {
  const idle = { small: [] as Buffer[], large: [] as Buffer[] };
  let largeInUse = 0;

  return {
    /** Lends memory for a read of so many bytes, or for a piece of it. Once the borrower has ended, others get the memory. */
    async lend<T>(bytes: number, borrower: (memory: Buffer) => Promise<T>): Promise<T> {
      const isLarge = bytes > SMALL_BYTES && largeInUse < MAX_LARGE;
      const kind = isLarge ? 'large' : 'small';
      // Not from Node's shared pool, from which it would keep other memory alive.
      const memory = idle[kind].pop() ?? Buffer.allocUnsafeSlow(isLarge ? LARGE_BYTES : SMALL_BYTES);
      if (isLarge) largeInUse += 1;
      try {
        return await borrower(memory);
      } finally {
        if (isLarge) largeInUse -= 1;
        if (idle[kind].length < MAX_IDLE[kind]) idle[kind].push(memory);
      }
    },
  };
}
