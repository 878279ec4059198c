// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createStore } from '#web/lib/store.ts';

afterEach(cleanup);

describe('a store', () => {
  it('shows its value wherever it is used, and each change of it', () => {
    const store = createStore('quiet');
    const Shown = () => <p>{store.use()}</p>;
    render(
      <>
        <Shown />
        <Shown />
      </>,
    );
    expect(screen.getAllByText('quiet')).toHaveLength(2);
    act(() => store.set('loud'));
    expect(screen.getAllByText('loud')).toHaveLength(2);
    expect(store.get()).toBe('loud');
  });

  it('re-renders a view only when what it chose has changed', () => {
    const store = createStore({ track: 'Harbour', position: 0 });
    let renders = 0;
    function TrackName() {
      renders += 1;
      return <p>{store.use(({ track }) => track)}</p>;
    }
    render(<TrackName />);
    act(() => store.set({ track: 'Harbour', position: 1 }));
    expect(renders).toBe(1);
    act(() => store.set({ track: 'Lanterns', position: 0 }));
    expect(renders).toBe(2);
    expect(screen.getByText('Lanterns')).toBeDefined();
  });

  it('is what it was at first in the HTML, whatever happened since', () => {
    const store = createStore('first');
    const Shown = () => <p>{store.use()}</p>;
    store.set('later');
    expect(renderToString(<Shown />)).toBe('<p>first</p>');
  });
});
