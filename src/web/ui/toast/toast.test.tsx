// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toast } from '#web/ui/toast/toast.ts';
import ToastViewport from '#web/ui/toast/toast-viewport.tsx';
import { useToast } from '#web/ui/toast/toast.ts';

/** As the specification says. */
const TIME_MS = 5_000;

function Page() {
  return <ToastViewport message={useToast()} />;
}

function wait(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

describe('a toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(async () => {
    await wait(TIME_MS * 2);
    cleanup();
    vi.useRealTimers();
  });

  it('stays for its time and goes by itself', async () => {
    render(<Page />);
    act(() => toast({ title: 'Message sent!', description: 'Thanks' }));
    await wait(TIME_MS - 100);
    expect(screen.getAllByText('Message sent!').length).toBeGreaterThan(0);
    await wait(200);
    expect(screen.queryByText('Message sent!')).toBeNull();
  });

  it('takes the place of the one on show, with its whole time', async () => {
    render(<Page />);
    act(() => toast({ title: 'First' }));
    await wait(TIME_MS - 1000);
    act(() => toast({ title: 'Second', variant: 'destructive' }));
    await wait(1500);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second', { selector: '[data-state] *' })).toBeDefined();
  });

  it('can be closed', async () => {
    render(<Page />);
    act(() => toast({ title: 'Logged out' }));
    await wait(1500);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await wait(0);
    expect(screen.queryByText('Logged out')).toBeNull();
  });

  it.each(['Close was pressed', 'F8 led the keyboard there'])('goes by itself also after %s', async (how) => {
    render(<Page />);
    act(() => toast({ title: 'First' }));
    await wait(100);
    if (how === 'Close was pressed') {
      const close = screen.getByRole('button', { name: 'Close' });
      act(() => close.focus());
      fireEvent.click(close);
    } else fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    await wait(100);
    act(() => toast({ title: 'Second' }));
    await wait(TIME_MS - 100);
    expect(screen.getAllByText('Second').length).toBeGreaterThan(0);
    await wait(200);
    expect(screen.queryByText('Second')).toBeNull();
  });

  it('with an Undo has the same time, and stays while the keyboard is on it', async () => {
    render(<Page />);
    const undo = () => screen.getByRole('button', { name: 'Undo' });
    const run = vi.fn<() => void>();
    const showDeleted = () =>
      act(() => toast({ title: 'Deleted', action: { label: 'Undo', description: 'Open the bin', run } }));

    showDeleted();
    await wait(TIME_MS - 100);
    act(() => undo().focus());
    await wait(TIME_MS * 2);
    fireEvent.click(undo());
    await wait(0);
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).toBeNull();

    showDeleted();
    await wait(TIME_MS + 100);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it('stays while the pointer or the keyboard is on it, and not because it appeared under a resting pointer', async () => {
    render(<Page />);
    const close = () => screen.getByRole('button', { name: 'Close' });
    const leave = () => fireEvent.pointerLeave(close().closest('li')!);

    act(() => toast({ title: 'Resting' }));
    await wait(100);
    fireEvent.pointerEnter(close());
    await wait(TIME_MS);
    expect(screen.queryByText('Resting')).toBeNull();

    act(() => toast({ title: 'Moving' }));
    await wait(TIME_MS - 100);
    fireEvent.pointerMove(close());
    await wait(TIME_MS * 2);
    expect(screen.getAllByText('Moving').length).toBeGreaterThan(0);
    leave();
    await wait(TIME_MS + 100);
    expect(screen.queryByText('Moving')).toBeNull();

    act(() => toast({ title: 'Both' }));
    await wait(100);
    act(() => close().focus());
    fireEvent.pointerMove(close());
    leave();
    await wait(TIME_MS * 2);
    expect(screen.getAllByText('Both').length, 'still focused').toBeGreaterThan(0);
    act(() => close().blur());
    await wait(TIME_MS + 100);
    expect(screen.queryByText('Both')).toBeNull();
  });

  it('is reached with F8, and waits there with its Undo', async () => {
    render(<Page />);
    const run = vi.fn<() => void>();
    act(() => toast({ title: 'Here', action: { label: 'Undo', description: 'Open the bin', run } }));
    await wait(100);
    act(() => void fireEvent.keyDown(document, { code: 'F8', key: 'F8' }));
    expect(document.activeElement?.tagName).toBe('OL');
    await wait(TIME_MS * 2);
    expect(screen.getAllByText('Here').length).toBeGreaterThan(0);
  });
});
