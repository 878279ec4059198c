import { expect, test } from 'vitest';
import { makeCheckout, READY } from '#tests/support/commands/checkout.ts';

test('npm run package makes a folder that runs with Node alone, with every command of a release', async () => {
  const { type, begin } = await makeCheckout({
    OWNER_USERNAME: 'billy',
    OWNER_PASSWORD: 'correct horse',
  });
  expect(await type('npm run package')).toMatch(/^Packing: (\d+) of \1\nThe release is in release\/\./m);
  await type('cp .env release');
  const site = begin('cd release && node .');
  expect((await fetch(await site.prints(READY))).status).toBe(200);
  const inRelease = (command: string) => type(`cd release && ${command}`);
  expect(await inRelease('node dist/server/backup.js my-site.tar')).toContain('The whole site is in');
  expect(await inRelease('node dist/server/owner.js list')).toMatch(/^billy, since /m);
  await site.stop();
  expect(await inRelease('node dist/server/restore.js my-site.tar --data-dir restored')).toContain(
    'all as they were',
  );
  expect(await inRelease('node dist/server/move.js --data-dir moved')).toContain('moved');
  expect(await inRelease('npm run verify')).toContain('Nothing is wrong.');
});
