import { expect, test } from 'vitest';
import { makeCheckout, READY } from '#tests/support/commands/checkout.ts';

test('npm run package -- --without-ffmpeg leaves FFmpeg out, and the site starts without it', async () => {
  const { type, begin } = await makeCheckout({ FFMPEG_WORKER: 'off' });
  await type('npm run package -- --without-ffmpeg');
  await type('cp .env release');
  await expect(type('ls release/node_modules/node-av')).rejects.toThrow('No such file');
  const site = begin('cd release && node .');
  expect((await fetch(await site.prints(READY))).status).toBe(200);
  await site.stop();
});
