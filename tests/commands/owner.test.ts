import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCheckout, READY } from '#tests/support/checkout.ts';
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

test('a site is started, filled, saved, checked, put back and moved with the commands of the documents', async () => {
  const { type, begin, folder } = await makeCheckout({
    OWNER_USERNAME: owner.username,
    OWNER_PASSWORD: owner.password,
  });
  const site = begin('npm start');
  const url = await site.says(READY);
  await uploadPhoto(url);

  expect(await type('npm run backup -- my-site.tar')).toMatch(
    /^MB saved: (\d+) of \1\nThe whole site is in .*my-site\.tar: \d+ files/m,
  );
  expect(await type('npm run verify')).toMatch(/^Files: (\d+) of \1\n[^]*Nothing is wrong\./m);
  expect(await type('npm run verify -- --repair')).toContain('Nothing is wrong.');
  expect(await type('npm run owner -- list')).toMatch(/^billy, since /m);
  expect(await type('npm run owner -- add friend', 'let me in\n')).toContain('friend can sign in now.');
  expect(await type('npm run owner -- password friend', 'let her in\n')).toContain(
    'friend has a new password.',
  );
  expect(await type('npm run owner -- remove friend')).toContain('friend is removed');
  await site.stop();

  await rename(join(folder, 'data'), join(folder, 'old-data'));
  expect(await type('npm run restore -- my-site.tar')).toMatch(
    /^MB read: (\d+) of \1\n[^]*Start it with npm start/m,
  );
  expect(await type('npm run restore -- my-site.tar --data-dir restored')).toContain('all as they were');
  expect(await type('npm run move -- --data-dir ./data-again')).toMatch(
    /^Rows: (\d+) of \1\nFiles: [^]*data-again/m,
  );
  const again = begin('npm start');
  expect(await (await fetch(await again.says(READY))).text()).toContain('Backstage');
  await again.stop();
});

test('the demo is begun, and goes on where it was', async () => {
  const { begin } = await makeCheckout();
  const demo = begin('npm run demo');
  await demo.says(/Demo: \d+ of \d+/);
  expect((await demo.stop()).output).toContain('Stopped. "npm run demo" goes on where it was.');
});
