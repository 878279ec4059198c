import { describe, expect, it } from 'vitest';
import { readListSearch, writeListSearch } from '#web/lib/api/list-search.ts';

describe('the search in the address of a list', () => {
  it.each([
    ['', { q: '', page: 1 }, ''],
    ['?q=', { q: '', page: 1 }, ''],
    ['?utm_source=mail&q=Über+uns&page=3', { q: 'Über uns', page: 3 }, '?q=%C3%9Cber+uns&page=3'],
    ['page=2', { q: '', page: 2 }, '?page=2'],
    ['?page=1', { q: '', page: 1 }, ''],
    ['?page=0', { q: '', page: 1 }, ''],
    ['?page=-2', { q: '', page: 1 }, ''],
    ['?page=2.5', { q: '', page: 1 }, ''],
    ['?page=1e3', { q: '', page: 1 }, ''],
    ['?page=100000', { q: '', page: 100_000 }, '?page=100000'],
    ['?page=100001', { q: '', page: 1 }, ''],
    ['?page=two', { q: '', page: 1 }, ''],
  ])('%j', (search, read, written) => {
    expect(readListSearch(search)).toEqual(read);
    expect(writeListSearch(readListSearch(search))).toBe(written);
  });

  it('is cut to the length a search may have', () => {
    expect(readListSearch(`?q=${'x'.repeat(500)}`).q).toBe('x'.repeat(200));
  });
});
