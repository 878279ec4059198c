import { describe, expect, test } from 'vitest';
import { newSettingSchema, settingKeyParam, settingValueSchema } from '#shared/site/settings.schema.ts';
import { ownerText } from '#shared/language/text.ts';

const messages = (value: unknown) =>
  newSettingSchema.safeParse(value).error?.issues.map((issue) => issue.message);

const badKey = 'A setting key is 1 to 64 small letters, digits and underscores';
const noValue = 'Value is required';

describe('a setting', () => {
  test.each([
    [{}, [badKey, noValue]],
    [{ value: 1, key: 1 }, [badKey, noValue]],
    [{ key: 'a', value: '' }, [noValue]],
    [{ key: 'a', value: ' \n ' }, [noValue]],
    [{ key: 'a', value: null }, [noValue]],
    [{ key: 'a', value: 'x'.repeat(20_001) }, ['Value must be 20,000 characters or fewer']],
    [
      { key: 'a', value: 'x\0' },
      ['This text contains a character that cannot be saved. Please take it out, or type the text again.'],
    ],
    [{ key: 'a', value: 'x', description: 1 }, ['Description must be text']],
  ])('%j is refused', (value, expected) => {
    expect(messages(value)).toEqual(expected);
  });

  test.each(['', 'A', 'a b', 'a-b', 'a\n', 'é', '../a', 'a'.repeat(65), undefined, ['a']])(
    'has no key like %j',
    (key) => {
      expect(settingKeyParam.safeParse({ key }).error?.issues[0]?.message).toBe(badKey);
    },
  );

  test.each(['a', 'about_billy_text', '_0', 'a'.repeat(64)])('may be called %s', (key) => {
    expect(settingKeyParam.parse({ key })).toEqual({ key });
  });

  test.each(['x', 'x'.repeat(20_000), '  First.\r\n\r\n🎤 שלום  '])('keeps its value as written', (value) => {
    expect(settingValueSchema.parse({ value })).toEqual({ value });
    expect(newSettingSchema.parse({ key: 'a', value })).toEqual({ key: 'a', value, description: null });
  });
});

test('a short About text is refused in these words', () => {
  expect(ownerText().rules.aboutTooShort({ min: 10 })).toBe('About text must be at least 10 characters.');
});
