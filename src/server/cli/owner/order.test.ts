import { expect, test } from 'vitest';
import { readOrder } from '#server/cli/owner/order.ts';

test('says what to do and to whom, and nothing for whoever only asks', () => {
  expect(readOrder(['list'])).toEqual({ action: 'list' });
  expect(readOrder(['password', ' billy '])).toEqual({ action: 'password', username: 'billy' });
  expect(readOrder(['remove', 'billy'])).toEqual({ action: 'remove', username: 'billy' });
  expect(readOrder([])).toBeNull();
  expect(readOrder(['add', '--help'])).toBeNull();
});

test.each([
  ['reset', 'say what to do'],
  ['list billy', 'say what to do'],
  ['remove', 'say whose account'],
  ['add ab', 'Username must be at least 3 characters'],
  ['list --all', '--all'],
])('%s is refused', (args, reason) => {
  expect(() => readOrder(args.split(' '))).toThrow(reason);
});

test('a password behind the name is refused and not repeated', () => {
  expect(() => readOrder(['password', 'billy', 'hunter22'])).toThrow(
    /^(?!.*hunter22).*the password is asked for/,
  );
});
