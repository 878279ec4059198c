import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeCheckout } from '#tests/support/commands/checkout.ts';

// What it writes and reports is tested in tests/translations.test.ts.
test('npm run language makes the file of a language with the English beside each line, and says what is missing', async () => {
  const { folder, type } = await makeCheckout();
  expect(await type('npm run language -- sv')).toMatch(
    /Made .*sv\.ts: the English stands beside each line\.\nMissing: \d{4}/,
  );
  const made = await readFile(join(folder, 'src/shared/language/translations/sv.ts'), 'utf8');
  expect(made).toContain("home: '', // Home\n");
});
