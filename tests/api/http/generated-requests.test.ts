import { expect, test } from 'vitest';
import { sendGenerated } from '#tests/support/network/send-generated.ts';

// The whole of it is tests/slow/generated-requests.test.ts.
test('whatever is sent to any operation of the API description, nothing fails on our side', async () => {
  const { statuses, wrong } = await sendGenerated({ sites: 1, hostile: 2, seed: 1 });
  expect(wrong).toEqual([]);
  // Neither are all refused, nor all accepted.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '204', '400', '404', '409']));
});
