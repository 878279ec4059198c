import { expect, test } from 'vitest';
import {
  createReadBuffers,
  LARGE_BYTES,
  MAX_IDLE,
  MAX_LARGE,
  SMALL_BYTES,
} from '#server/storage/media-store/read-buffers.ts';

/** Lends that end when they are told to. */
function borrower() {
  const buffers = createReadBuffers();
  const inUse: { memory: Buffer; giveBack: () => void }[] = [];
  const borrow = (bytes: number) => {
    const lent = buffers.lend(bytes, (memory) => {
      return new Promise<void>((resolve) => inUse.push({ memory, giveBack: resolve }));
    });
    return { memory: inUse.at(-1)!.memory, giveBack: inUse.at(-1)!.giveBack, lent };
  };
  const borrowMany = (bytes: number, count: number) => Array.from({ length: count }, () => borrow(bytes));
  const giveAllBack = async (loans: ReturnType<typeof borrowMany>) => {
    for (const { giveBack } of loans) giveBack();
    await Promise.all(loans.map(({ lent }) => lent));
  };
  return { buffers, borrow, borrowMany, giveAllBack };
}

const sizes = (loans: { memory: Buffer }[]) => loans.map(({ memory }) => memory.length);
const distinct = (loans: { memory: Buffer }[]) => new Set(loans.map(({ memory }) => memory.buffer));

test('memory is used again, and never by two at a time', async () => {
  const { borrow, borrowMany, giveAllBack } = borrower();
  const first = borrow(SMALL_BYTES);
  const second = borrow(1);
  expect(distinct([first, second]).size).toBe(2);
  await giveAllBack([first]);
  const third = borrow(SMALL_BYTES);
  expect(third.memory === first.memory).toBe(true);
  await giveAllBack([second, third]);
  const loans = borrowMany(SMALL_BYTES, 100);
  expect(distinct(loans).size).toBe(100);
});

test('memory is used again after a failure', async () => {
  const { buffers } = borrower();
  const used: Buffer[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const failing = buffers.lend(1, (memory) => {
      used.push(memory);
      return Promise.reject(new Error('cut off'));
    });
    await expect(failing).rejects.toThrow('cut off');
  }
  expect(new Set(used).size).toBe(1);
});

test('of five hundred who read a large part slowly, only few hold much memory', async () => {
  const { borrowMany, giveAllBack } = borrower();
  const loans = borrowMany(SMALL_BYTES + 1, 500);
  const [large, small] = [LARGE_BYTES, SMALL_BYTES].map(
    (size) => sizes(loans).filter((length) => length === size).length,
  );
  expect([large, small]).toEqual([MAX_LARGE, 500 - MAX_LARGE]);
  await giveAllBack(loans);
  expect(sizes(borrowMany(LARGE_BYTES, MAX_LARGE + 1))).toEqual([
    ...Array.from({ length: MAX_LARGE }, () => LARGE_BYTES),
    SMALL_BYTES,
  ]);
});

test.each([
  ['small', SMALL_BYTES],
  ['large', LARGE_BYTES],
] as const)('after a crowd only few %s buffers are kept', async (kind, bytes) => {
  const { borrowMany, giveAllBack } = borrower();
  const count = kind === 'large' ? MAX_LARGE : 500;
  const crowd = borrowMany(bytes, count);
  await giveAllBack(crowd);
  const next = borrowMany(bytes, count);
  const kept = [...distinct(next)].filter((memory) => distinct(crowd).has(memory));
  expect(kept).toHaveLength(MAX_IDLE[kind]);
});
