import { expect, test } from 'vitest';
import { makeCheckout } from '#tests/support/checkout.ts';

/** What each says at its end. Its figures are for a run without --trial, on a machine that does nothing else. */
const lastWords = {
  'npm run bench -- --quick --trial': 'cold start to the first page',
  'npm run lighthouse -- --trial': 'Accessibility',
  'npx tsx bench/growth.ts --trial': 'rows takes under',
  'npx tsx bench/capacity.ts --trial': 'A million visitors a day',
  'npx tsx bench/backup.ts --trial': 'restore',
  'npx tsx bench/upload-memory.ts --trial': 'Server memory',
};

test('every measurement runs to its end', async () => {
  const { type } = await makeCheckout();
  for (const [command, words] of Object.entries(lastWords)) expect(await type(command)).toContain(words);
});
