import { describe, expect, test } from 'vitest';
import { credentialsSchema, passwordChangeSchema, userSchema } from '#shared/accounts/accounts.schema.ts';

const valid = { username: 'ada', password: 'secret' };
const messages = (value: unknown) =>
  credentialsSchema.safeParse(value).error?.issues.map((issue) => issue.message);

const shortName = 'Username must be at least 3 characters';
const shortPassword = 'Password must be at least 6 characters';

describe('credentials', () => {
  test.each([
    [{}, [shortName, shortPassword]],
    [{ username: 1, password: ['secret'] }, [shortName, shortPassword]],
    [{ password: 'x', username: 'x' }, [shortName, shortPassword]],
    [{ ...valid, username: 'ab' }, [shortName]],
    [{ ...valid, username: ' ab ' }, [shortName]],
    [{ ...valid, username: 'a'.repeat(65) }, ['Username must be 64 characters or fewer']],
    [
      { ...valid, username: 'a\0da' },
      ['This text contains a character that cannot be saved. Please take it out, or type the text again.'],
    ],
    [{ ...valid, password: '12345' }, [shortPassword]],
    [{ ...valid, password: 'a'.repeat(257) }, ['Password must be 256 characters or fewer']],
    [
      { ...valid, password: 'secret\uD800' },
      ['This text contains a character that cannot be saved. Please take it out, or type the text again.'],
    ],
  ])('%j is refused, the name first', (value, expected) => {
    expect(messages(value)).toEqual(expected);
  });

  test.each([null, undefined, [], 'ada', 1, true])('%j is no set of fields', (value) => {
    expect(messages(value)).toEqual(['The request must be a JSON object']);
  });

  test.each([
    { username: 'ada', password: '123456' },
    { username: 'a'.repeat(64), password: 'a'.repeat(256) },
    { username: 'Zoë🎤', password: ' пароль ' },
    { username: 'ada', password: '      ' },
  ])('%j is kept as typed', (value) => {
    expect(credentialsSchema.parse(value)).toEqual(value);
  });

  test('take nothing from keys that are not theirs', () => {
    const hostile: unknown = JSON.parse(
      '{"username":"ada","password":"secret","id":7,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
    );
    const parsed = credentialsSchema.parse(hostile);
    expect(Object.keys(parsed)).toEqual(['username', 'password']);
    expect('admin' in parsed).toBe(false);
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
  });

  test('fields hidden in __proto__ do not count', () => {
    expect(messages(JSON.parse('{"__proto__":{"username":"ada","password":"secret"}}'))).toEqual([
      shortName,
      shortPassword,
    ]);
  });
});

test('a new password follows the same rule as the first', () => {
  const result = passwordChangeSchema.safeParse({ currentPassword: 'secret', newPassword: 'short' });
  expect(result.error?.issues[0]).toMatchObject({ path: ['newPassword'], message: shortPassword });
});

test('a user object never carries the password hash', () => {
  expect(userSchema.parse({ id: 1, username: 'ada', password: 'hash' })).toEqual({ id: 1, username: 'ada' });
});
