import { expect, test } from 'vitest';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { changeItems, itemsOf, listQuery, totalOf, type LoadedList } from '#web/lib/api/lists.ts';

type Row = { id: number };

/** Three rows in two parts of a list with this total, of which the row 1 in the second part is removed. */
function removeFromSecondPart(total: number, q?: string) {
  const client = createQueryClient();
  const { queryKey } = listQuery<Row>('/api/things', { limit: 2, q });
  client.setQueryData<LoadedList<Row>>(queryKey, {
    pages: [
      { items: [{ id: 3 }, { id: 2 }], total, next: '/api/things?after=2' },
      { items: [{ id: 1 }], total, next: null },
    ],
    pageParams: [],
  });
  changeItems<Row>(client, '/api/things', (rows) => rows.filter(({ id }) => id !== 1));
  return client.getQueryData<LoadedList<Row>>(queryKey);
}

test('a row removed from a further part lowers the total of the whole list', () => {
  const list = removeFromSecondPart(3);
  expect(itemsOf(list)).toEqual([{ id: 3 }, { id: 2 }]);
  expect(totalOf(list)).toBe(2);
  expect(list?.pages.map(({ total }) => total)).toEqual([2, 2]);
});

test('a search that found more than is counted still says so after a row is gone', () => {
  expect(totalOf(removeFromSecondPart(1_000, 'night'))).toBe(1_000);
  expect(totalOf(removeFromSecondPart(999, 'night'))).toBe(998);
  expect(totalOf(removeFromSecondPart(1_000))).toBe(999);
});
