import { expect, it } from 'vitest';
import { lazyPart } from '#web/lib/lazy/lazy-part.tsx';

it('is asked for again when it did not arrive ahead', async () => {
  let asked = 0;
  const part = lazyPart(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no open file to spare');
    return { default: () => null };
  });
  await expect(part.preload()).rejects.toThrow('did not arrive');
  await part.preload();
  await part.preload();
  expect(asked).toBe(2);
});
