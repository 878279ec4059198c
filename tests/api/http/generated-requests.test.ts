import { expect, test } from 'vitest';
import { sendGenerated } from '#tests/support/network/send-generated.ts';

// The whole of it is tests/slow/generated-requests.test.ts.
test('whatever is sent to any operation of the API description, nothing fails on our side or keeps the site busy for a second', async () => {
  const { statuses, heaviest, wrong } = await sendGenerated({ sites: 1, hostile: 2, seed: 1 });
  expect(wrong).toEqual([]);
  expect(heaviest).toSatisfy(({ ms }) => ms < 1_000);
  // Neither are all refused, nor all accepted.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '204', '400', '404', '409']));
});
