import { expect, test } from 'vitest';
import { parseArguments } from '#server/cli/owner/arguments.ts';

test('returns the command and its account, and null for a question', () => {
  expect(parseArguments(['list'])).toEqual({ action: 'list' });
  expect(parseArguments(['password', ' billy '])).toEqual({ action: 'password', username: 'billy' });
  expect(parseArguments(['remove', 'billy'])).toEqual({ action: 'remove', username: 'billy' });
  expect(parseArguments([])).toBeNull();
  expect(parseArguments(['add', '--help'])).toBeNull();
});

test.each([
  ['reset', 'say what to do'],
  ['list billy', 'say what to do'],
  ['remove', 'say whose account'],
  ['add ab', 'Username must be at least 3 characters'],
  ['list --all', '--all'],
])('%s is refused', (args, reason) => {
  expect(() => parseArguments(args.split(' '))).toThrow(reason);
});

test('a password behind the name is refused and not repeated', () => {
  expect(() => parseArguments(['password', 'billy', 'hunter22'])).toThrow(
    /^(?!.*hunter22).*the password is asked for/,
  );
});
