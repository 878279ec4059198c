import { describe, expect, it } from 'vitest';
import { createPriorityLock } from '#server/priority-lock.ts';

describe('Turns', () => {
  it('come one at a time, urgent ones first, and survive failures', async () => {
    const withLock = createPriorityLock();
    const done: string[] = [];
    let atOnce = 0;
    const work = (name: string) => async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      atOnce -= 1;
      done.push(name);
      if (name === 'fails') throw new Error(name);
    };
    const all = [
      withLock('later', work('first')),
      withLock('later', work('second')),
      withLock('urgent', work('fails')),
      withLock('later', work('third')),
      withLock('urgent', work('urgent')),
    ];
    await Promise.allSettled(all);
    expect(done).toEqual(['first', 'fails', 'urgent', 'second', 'third']);
    await withLock('later', work('after'));
    expect(done.at(-1)).toBe('after');
  });
});
