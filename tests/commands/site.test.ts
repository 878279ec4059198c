import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCheckout, READY } from '#tests/support/commands/checkout.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { signInAt } from '#tests/support/sign-in.ts';

const owner = { username: 'billy', password: 'correct horse' };

async function uploadPhoto(url: string): Promise<void> {
  const form = new FormData();
  form.append('title', 'Backstage');
  form.append('aboutImage', new File([new Uint8Array(await bytesOf('picture.jpg'))], 'picture.jpg'));
  const headers = { cookie: await signInAt(url, owner) };
  const response = await fetch(`${url}/api/about/images`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(201);
}

// What each command can do is proven by the API tests; here each is typed once.
test('a site is started, backed up, verified, restored and moved by the documented commands', async () => {
  const { type, begin, folder } = await makeCheckout({
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
  });
  const site = begin('npm start');
  await uploadPhoto(await site.prints(READY));
  expect(await type('npm run backup -- my-site.tar')).toMatch(
    /^MB saved: (\d+) of \1\nThe whole site is in .*my-site\.tar: \d+ files/m,
  );
  const [verified, listed, audited] = await Promise.all([
    type('npm run verify'),
    type('npm run owner -- list'),
    type('npm run statistics -- audit'),
  ]);
  expect(verified).toMatch(/^Files: (\d+) of \1\n[^]*Nothing is wrong\./m);
  expect(listed).toMatch(/^billy, since /m);
  expect(audited).toMatch(/^Found no address/m);
  await site.stop();

  await rename(join(folder, 'data'), join(folder, 'old-data'));
  expect(await type('npm run restore -- my-site.tar')).toMatch(
    /^MB read: (\d+) of \1\n[^]*Start it with npm start/m,
  );
  expect(await type('npm run move -- --data-dir ./data-again')).toMatch(
    /^Rows: (\d+) of \1\nFiles: [^]*data-again/m,
  );
  const again = begin('npm start');
  expect(await (await fetch(await again.prints(READY))).text()).toContain('Backstage');
  await again.stop();
});
