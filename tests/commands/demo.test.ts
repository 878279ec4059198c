import { expect, test } from 'vitest';
import { makeCheckout, READY } from '#tests/support/commands/checkout.ts';

test('npm run demo can be stopped while it loads, continues with the next start, and says how to sign in', async () => {
  const { begin } = await makeCheckout();
  const stopped = begin('npm run demo');
  await stopped.prints(/Demo: \d+ of \d+/);
  expect((await stopped.stop()).output).toContain('Stopped. "npm run demo" goes on where it was.');
  const demo = begin('npm run demo');
  await demo.prints(READY);
  expect((await demo.stop()).output).toContain('as ines, password salt-hours');
});
