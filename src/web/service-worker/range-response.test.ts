import { expect, test } from 'vitest';
import { rangeResponse } from '#web/service-worker/range-response.ts';

const track = () => new Response('0123456789', { headers: { 'content-type': 'audio/mpeg' } });

test.each([
  ['bytes=0-', '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
])('%s of a kept song', async (range, text, contentRange) => {
  const part = await rangeResponse(track(), range);
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
    206,
    contentRange,
    'audio/mpeg',
  ]);
  expect(await part.text()).toBe(text);
});

test('beyond its end there is nothing, and without a part in mind it comes whole', async () => {
  expect((await rangeResponse(track(), 'bytes=10-')).status).toBe(416);
  for (const range of [null, 'bytes=-', 'lines=1-2']) {
    const whole = await rangeResponse(track(), range);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  }
});
