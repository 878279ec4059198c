import { expect, test } from 'vitest';
import { sendGenerated } from '#tests/support/network/send-generated.ts';

/** The same requests in every run; SEED=… makes others. */
const seed = Number(process.env['SEED'] ?? 1);

test(`five thousand hostile requests: no failure on our side, and none keeps the site busy for a second (SEED=${seed})`, async () => {
  const { count, heaviest, wrong } = await sendGenerated({ sites: 5, hostile: 10, seed });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(5_000);
  expect(heaviest).toSatisfy(({ ms }) => ms < 1_000);
}, 900_000);
