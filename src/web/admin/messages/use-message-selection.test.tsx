// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Message } from '#shared/site/messages.schema.ts';
import { useMessageSelection } from '#web/admin/messages/use-message-selection.ts';

const message = (id: number): Message => ({
  id,
  name: 'Ada',
  email: 'ada@example.com',
  subject: `Letter ${id}`,
  message: 'Hello from the second row.',
  read: false,
  createdAt: '2026-03-05T12:00:00.000Z',
});

type List = Parameters<typeof useMessageSelection>[0];

function open(list: Partial<List> = {}) {
  const start: List = { items: [9, 8, 7].map(message), q: '', sort: '-createdAt', hasNext: true, ...list };
  const { result, rerender } = renderHook(useMessageSelection, { initialProps: start });
  return {
    selection: () => result.current,
    ticked: (...ids: number[]) => ids.filter((id) => result.current.isSelected(message(id))),
    toggle: (id: number) => act(() => result.current.toggle(message(id))),
    change: (changes: Partial<List>) => rerender({ ...start, ...changes }),
  };
}

afterEach(cleanup);

describe('the selection of messages', () => {
  it('starts empty and ticks one by one', () => {
    const { selection, toggle, ticked } = open();
    expect(selection().count).toBe(0);
    toggle(8);
    toggle(9);
    toggle(8);
    expect(ticked(9, 8, 7)).toEqual([9]);
    expect(selection()).toMatchObject({ count: 1, areAllShown: false, areAll: false });
    expect(selection().deletion()).toEqual({ ids: [9] });
  });

  it('ticks all that are shown, and takes them back', () => {
    const { selection, toggle } = open();
    toggle(7);
    act(() => selection().toggleShown());
    expect(selection()).toMatchObject({ count: 3, areAllShown: true, areAll: false });
    expect(selection().deletion()).toEqual({ ids: [9, 8, 7] });
    act(() => selection().toggleShown());
    expect(selection().count).toBe(0);
  });

  it('means all there are when nothing more is to be loaded', () => {
    const { selection } = open({ hasNext: false });
    act(() => selection().toggleShown());
    expect(selection().areAll).toBe(true);
    expect(selection().deletion()).toEqual({ ids: [9, 8, 7] });
  });

  it('takes in what is not loaded, up to the newest the owner has seen', () => {
    const { selection, ticked, change } = open({ q: 'row' });
    act(() => selection().selectAll(9));
    expect(selection().areAll).toBe(true);
    expect(selection().deletion()).toEqual({ matching: 'row', upTo: 9 });
    // What is loaded later belongs to it.
    change({ q: 'row', items: [9, 8, 7, 6].map(message) });
    expect(ticked(9, 8, 7, 6)).toEqual([9, 8, 7, 6]);
  });

  it('falls back to the loaded ones when one of all is taken out', () => {
    const { selection, toggle } = open();
    act(() => selection().selectAll(9));
    toggle(8);
    expect(selection()).toMatchObject({ count: 2, areAll: false });
    expect(selection().deletion()).toEqual({ ids: [9, 7] });
  });

  it('does not take in what is loaded later when only those shown were ticked', () => {
    const { selection, change } = open();
    act(() => selection().toggleShown());
    change({ items: [9, 8, 7, 6].map(message) });
    expect(selection()).toMatchObject({ count: 3, areAllShown: false });
  });

  it('forgets what is no longer there', () => {
    const { selection, toggle, change } = open();
    toggle(9);
    toggle(8);
    change({ items: [8, 7].map(message) });
    expect(selection().count).toBe(1);
    expect(selection().deletion()).toEqual({ ids: [8] });
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

  it('is emptied on request', () => {
    const { selection } = open();
    act(() => selection().selectAll(9));
    act(() => selection().clear());
    expect(selection().count).toBe(0);
  });
});
