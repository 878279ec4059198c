// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSelection } from '#web/admin/lists/use-selection.ts';

const row = (id: number) => ({ id });

type List = Parameters<typeof useSelection>[0];

function open(list: Partial<List> = {}) {
  const start: List = { items: [9, 8, 7].map(row), q: '', sort: '-createdAt', hasNext: true, ...list };
  const { result, rerender } = renderHook((list: List) => useSelection(list), { initialProps: start });
  return {
    selection: () => result.current,
    selected: () => result.current.selected.map(({ id }) => id),
    toggle: (id: number, isRange?: boolean) => act(() => result.current.toggle(row(id), isRange)),
    change: (changes: Partial<List>) => rerender({ ...start, ...changes }),
  };
}

afterEach(cleanup);

describe('the selection of rows', () => {
  it('starts empty and ticks one by one', () => {
    const { selection, toggle, selected } = open();
    expect(selection().count).toBe(0);
    toggle(8);
    toggle(9);
    toggle(8);
    expect(selected()).toEqual([9]);
    expect(selection()).toMatchObject({ count: 1, areAllShown: false, areAll: false });
  });

  it('ticks all that are shown, and takes them back', () => {
    const { selection, selected, toggle } = open();
    toggle(7);
    act(() => selection().toggleShown());
    expect(selection()).toMatchObject({ count: 3, areAllShown: true, areAll: false });
    expect(selected()).toEqual([9, 8, 7]);
    act(() => selection().toggleShown());
    expect(selection().count).toBe(0);
  });

  it('means all there are when nothing more is to be loaded', () => {
    const { selection } = open({ hasNext: false });
    act(() => selection().toggleShown());
    expect(selection()).toMatchObject({ areAll: true, allUpTo: null });
  });

  it('takes in what is not loaded, up to the newest the owner has seen', () => {
    const { selection, selected, change } = open({ q: 'row' });
    act(() => selection().selectAll(9));
    expect(selection()).toMatchObject({ areAll: true, allUpTo: 9 });
    // What is loaded later belongs to it.
    change({ q: 'row', items: [9, 8, 7, 6].map(row) });
    expect(selected()).toEqual([9, 8, 7, 6]);
  });

  it('falls back to the loaded ones when one of all is taken out', () => {
    const { selection, selected, toggle } = open();
    act(() => selection().selectAll(9));
    toggle(8);
    expect(selection()).toMatchObject({ count: 2, areAll: false, allUpTo: null });
    expect(selected()).toEqual([9, 7]);
  });

  it('does not take in what is loaded later when only those shown were ticked', () => {
    const { selection, change } = open();
    act(() => selection().toggleShown());
    change({ items: [9, 8, 7, 6].map(row) });
    expect(selection()).toMatchObject({ count: 3, areAllShown: false });
  });

  it('forgets what is no longer there', () => {
    const { selected, toggle, change } = open();
    toggle(9);
    toggle(8);
    change({ items: [8, 7].map(row) });
    expect(selected()).toEqual([8]);
  });

  it.each([{ q: 'other' }, { sort: 'name' }])('is empty in another list: %j', (changes) => {
    const { selection, toggle, change } = open();
    toggle(9);
    change(changes);
    expect(selection().count).toBe(0);
    act(() => selection().selectAll(9));
    change({});
    expect(selection().count).toBe(0);
  });

  it('keeps the order of the list, whatever the order of the clicks', () => {
    const { selected, toggle } = open();
    for (const id of [7, 9, 8]) toggle(id);
    expect(selected()).toEqual([9, 8, 7]);
  });

  it('makes a range like the row that was clicked, up or down', () => {
    const { selected, toggle } = open({ items: [9, 8, 7, 6, 5].map(row) });
    toggle(6);
    toggle(8, true);
    expect(selected()).toEqual([8, 7, 6]);
    toggle(9);
    toggle(7, true);
    expect(selected()).toEqual([6]);
  });

  it('begins a range at the clicked row when the first one is gone or there was none', () => {
    const { selected, toggle, change } = open();
    toggle(8, true);
    expect(selected()).toEqual([8]);
    change({ items: [9, 7].map(row) });
    toggle(7, true);
    expect(selected()).toEqual([7]);
  });

  it('extends over neighbours and goes on from there', () => {
    const { selection, selected, toggle } = open({ items: [9, 8, 7, 6].map(row) });
    act(() => selection().extend(0, 1));
    expect(selected()).toEqual([9, 8]);
    toggle(6, true);
    expect(selected()).toEqual([9, 8, 7, 6]);
  });

  it('is emptied on request', () => {
    const { selection } = open();
    act(() => selection().selectAll(9));
    act(() => selection().clear());
    expect(selection().count).toBe(0);
  });
});
