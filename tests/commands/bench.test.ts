import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDemo } from '../../scripts/demo-site.ts';
import { makeCheckout, READY } from '#tests/support/checkout.ts';

/** What each says at its end. Its figures are for a run without --trial, on a machine that does nothing else. */
const lastWords = {
  'npm run bench -- --quick --trial': 'cold start to the first page',
  'npm run lighthouse -- --trial': 'Accessibility',
  'npm run screenshots -- --trial': 'dashboard.webp',
  'npx tsx bench/growth.ts --trial': 'rows takes under',
  'npx tsx bench/capacity.ts --trial': 'A million visitors a day',
  'npx tsx bench/backup.ts --trial': 'restore',
  'npx tsx bench/upload-memory.ts --trial': 'Server memory',
};

test('every measurement runs to its end', async () => {
  const { type } = await makeCheckout();
  for (const [command, words] of Object.entries(lastWords)) expect(await type(command)).toContain(words);
});

test('a demo that is there already is only opened, and says how to sign in', async () => {
  const { begin, folder } = await makeCheckout();
  await rename(await copyDemo({ isPrepared: false }), join(folder, 'demo'));
  const demo = begin('npm run demo');
  await demo.says(READY);
  expect((await demo.stop()).output).toContain('as ines, password salt-hours');
});
