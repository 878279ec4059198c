import { describe, expect, it } from 'vitest';
import { createTurns } from '#server/media/turns.ts';

describe('Turns', () => {
  it('come one at a time, urgent ones first, and survive failures', async () => {
    const takeTurn = createTurns();
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
      takeTurn('later', work('first')),
      takeTurn('later', work('second')),
      takeTurn('urgent', work('fails')),
      takeTurn('later', work('third')),
      takeTurn('urgent', work('urgent')),
    ];
    await Promise.allSettled(all);
    expect(done).toEqual(['first', 'fails', 'urgent', 'second', 'third']);
    await takeTurn('later', work('after'));
    expect(done.at(-1)).toBe('after');
  });
});
