import { expect, test } from 'vitest';
import { countText } from '#web/ui/lists/count-text.ts';

test.each([
  [{ total: 7, isSearching: false }, '7'],
  [{ total: 12_345, isSearching: false }, '12,345'],
  [{ total: 999, isSearching: true }, '999'],
  [{ total: 1_000, isSearching: true }, '1,000 or more'],
])('%j is written as %s', (list, expected) => {
  expect(countText(list)).toBe(expected);
});
