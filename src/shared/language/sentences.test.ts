import { describe, expect, expectTypeOf, test } from 'vitest';
import { speak, withoutIsolates, type Translation } from '#shared/language/sentences.ts';

const english = {
  player: { play: 'Play', from: 'from {release} by {artist}' },
  songs: { one: '{count} song', other: '{count} songs' },
} as const;

const polish: Translation<typeof english, 'one' | 'few' | 'many'> = {
  player: { play: 'Odtwórz', from: '{artist}: z albumu {release}' },
  songs: { one: '{count} utwór', few: '{count} utwory', many: '{count} utworów', other: '{count} utworu' },
};

describe('a spoken catalogue', () => {
  test('has a string for a sentence without names, and a function for one with names', () => {
    const text = speak<typeof english>(english, 'en');
    expect(text.player.play).toBe('Play');
    expect(text.player.from({ release: 'Salt Hours', artist: 'Ines' })).toBe('from Salt Hours by Ines');
    expectTypeOf(text.player.from).parameter(0).toEqualTypeOf<{
      release: string | number;
      artist: string | number;
    }>();
  });

  test('fills in values as they are, whatever is written in them', () => {
    const text = speak<typeof english>(english, 'en');
    expect(text.player.from({ release: '{artist} $& $1', artist: 'Ines' })).toBe(
      'from {artist} $& $1 by Ines',
    );
  });

  test('keeps names apart from the direction of a sentence from right to left', () => {
    const text = speak<typeof english>(english, 'ar', true);
    const sentence = text.player.from({ release: 'Salt Hours', artist: 'Ines' });
    expect(sentence).toBe('from \u2068Salt Hours\u2069 by \u2068Ines\u2069');
    expect(withoutIsolates(sentence)).toBe('from Salt Hours by Ines');
  });

  test('chooses the plural form of the language', () => {
    const text = speak<typeof english>(polish, 'pl');
    expect([1, 2, 5, 22].map((count) => text.songs({ count }))).toEqual([
      '1 utwór',
      '2 utwory',
      '5 utworów',
      '22 utwory',
    ]);
  });
});

test('a translation without a sentence, with one too many, or without one of its names does not compile', () => {
  type Player = Translation<typeof english, 'one'>['player'];
  type Songs = Translation<typeof english, 'one' | 'few' | 'many'>['songs'];
  expectTypeOf({ from: '{release}{artist}' as const }).not.toExtend<Player>();
  expectTypeOf({ play: '', from: 'aus {release}' as const }).not.toExtend<Player>();
  expectTypeOf({ one: '', other: '' }).not.toExtend<Songs>();
  expectTypeOf({ play: '', from: '{artist}, {release}' as const }).toExtend<Player>();
  // @ts-expect-error: the source has no `stop`.
  const surplus: Player = { play: '', from: '{release}{artist}', stop: '' };
  expect(surplus).toBeDefined();
});
