import { describe, expect, test } from 'vitest';
import { flag, line, optionalText, prose, version } from '#shared/primitives/fields.schema.ts';
import { idParam } from '#shared/primitives/requests.schema.ts';

const unstorable =
  'This text contains a character that cannot be saved. Please take it out, or type the text again.';
const messages = { message: () => 'Too short', tooLong: () => 'Too long' };
const title = line({ name: () => 'Title', min: 2, max: 5, ...messages });
const body = prose({ name: () => 'Text', min: 2, max: 5, ...messages });
const place = optionalText(() => 'Place', 5);

type Schema = typeof title | typeof place | typeof flag | typeof idParam | typeof version;
const refusal = (schema: Schema, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

describe.each([
  ['a line', title],
  ['prose', body],
])('%s', (_, schema) => {
  test.each([undefined, null, 1, true, [], ['ab'], {}, '', 'a', ' a ', '    '])(
    '%j is too short',
    (value) => {
      expect(refusal(schema, value)).toBe('Too short');
    },
  );

  test('accepts both ends of its limits', () => {
    expect(schema.parse('ab')).toBe('ab');
    expect(schema.parse('abcde')).toBe('abcde');
    expect(refusal(schema, 'abcdef')).toBe('Too long');
  });

  test.each([
    ['NUL', 'a\0b'],
    ['the first half of a character', 'ab\uD83D'],
    ['the second half of a character', '\uDE00ab'],
    ['halves in the wrong order', '\uDE00\uD83D'],
  ])('refuses %s', (_name, value) => {
    expect(refusal(schema, value)).toBe(unstorable);
  });

  test.each(['😀!', '\u202Eab', 'שלום', '𝄞a', 'é\u0301', '<b>', '\'";'])('keeps %j as it is', (value) => {
    expect(schema.parse(value)).toBe(value);
  });
});

test('a line drops the spaces around it, prose keeps them', () => {
  expect(title.parse('  ab\n')).toBe('ab');
  expect(body.parse(' ab\n')).toBe(' ab\n');
});

describe('optional text', () => {
  test.each([undefined, null, '', '   '])('%j means none', (value) => {
    expect(place.parse(value)).toBeNull();
  });

  test('is refused by name when it is too long or no text', () => {
    expect(place.parse(' abcde ')).toBe('abcde');
    expect(refusal(place, 'abcdef')).toBe('Place must be 5 characters or fewer');
    expect(refusal(place, 7)).toBe('Place must be text');
    expect(refusal(place, ['a'])).toBe('Place must be text');
    expect(refusal(place, '\0')).toBe(unstorable);
  });
});

test.each(['a\nb', 'a\rb', 'a\r\nb'])('a line has no break in it, other text may: %j', (value) => {
  expect(refusal(title, value)).toBe('Title must be a single line');
  expect(body.parse(value)).toBe(value);
  // Forms write a break as two characters.
  expect(place.parse(value)).toBe(value.replace('\r\n', '\n'));
});

describe('a flag', () => {
  test.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
  ])('%j', (value, expected) => {
    expect(flag.parse(value)).toBe(expected);
  });

  test.each(['', 'TRUE', 'yes', 'on', '1', 1, 0, null, [], ['true'], {}])('%j is refused', (value) => {
    expect(refusal(flag, value)).toBe('Must be true or false');
  });
});

describe('the id in an address', () => {
  test.each(['1', '12', '2147483647'])('%s', (id) => {
    expect(idParam.parse({ id })).toEqual({ id: Number(id) });
  });

  test.each([
    '0',
    '-1',
    '01',
    '1.5',
    '1e2',
    '1e309',
    '0x10',
    ' 1 ',
    '1\n',
    'NaN',
    'Infinity',
    '',
    '1;--',
    '%00',
    '\0',
    '٣',
    '2147483648',
    '9223372036854775808',
    '9'.repeat(400),
    undefined,
    null,
    true,
    [1],
  ])('%j is unknown', (id) => {
    expect(refusal(idParam, { id })).toBe('Unknown id');
  });
});

describe('a version', () => {
  test.each([
    [1, 1],
    ['1', 1],
    ['42', 42],
  ])('%j', (value, expected) => {
    expect(version.parse(value)).toBe(expected);
  });

  test.each(['', 'x', '1.5', '-1', '1e2', 1.5, Number.NaN, Infinity, null, true, [], [1], '9'.repeat(16)])(
    '%j is refused',
    (value) => {
      expect(refusal(version, value)).toBe('Version must be a whole number');
    },
  );
});
