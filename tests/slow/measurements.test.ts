import { expect, test } from 'vitest';
import { makeCheckout } from '#tests/support/commands/checkout.ts';
import { share } from '#tests/support/share.ts';

const shared = share(() => makeCheckout());

/** A part of what each prints at its end. Figures are for a run without --trial, on an idle machine. */
test.each([
  ['npm run bench -- --quick --trial', 'cold start to the first page'],
  ['npm run lighthouse -- --trial', 'Accessibility'],
  ['npm run screenshots -- --trial', 'dashboard.webp'],
  ['npx tsx bench/growth.ts --trial', 'rows takes under'],
  ['npx tsx bench/capacity.ts --trial', 'A million visitors a day'],
  ['npx tsx bench/backup.ts --trial', 'restore'],
  ['npx tsx bench/statistics.ts --trial', 'Milliseconds for the statistics'],
  ['npx tsx bench/upload-memory.ts --trial', 'Server memory'],
  ['npx tsx bench/hot-files.ts --trial', 'S3 with CACHE_MB'],
  ['npx tsx bench/real-files.ts --trial', '2 of 2 with the site'],
  ['npx tsx bench/conversion.ts --trial', 'Nothing is left over'],
])('%s runs to its end', async (command, ending) => {
  expect(await shared().type(command)).toContain(ending);
});
