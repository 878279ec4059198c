// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useList } from '#web/lib/hooks/use-list.ts';
import { useShowMore } from '#web/lib/hooks/use-show-more.ts';
import { listQuery } from '#web/lib/api/lists.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';

const STEP = 9;

type Request = { address: string; answer: (status?: number) => void };

/** A server with this many things, which answers when it is told to. */
function serve(total: number): Request[] {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    const after = Number(new URL(address, 'http://localhost').searchParams.get('after') ?? 0);
    const items = Array.from({ length: Math.min(STEP, total - after) }, (_, place) => after + place + 1);
    const headers = new Headers({ 'x-total-count': String(total) });
    if (after + STEP < total)
      headers.set('link', `</api/things?limit=${STEP}&after=${after + STEP}>; rel="next"`);
    return new Promise<Response>((resolve) => {
      const response = (status = 200) => {
        const body = status === 200 ? items : { message: 'No' };
        resolve(new Response(JSON.stringify(body), { status, headers }));
      };
      asked.push({ address, answer: response });
    });
  });
  return asked;
}

function Things({ name }: { name: string }) {
  const list = useList(listQuery<number>('/api/things', { limit: STEP }));
  const { shown, hasMore, showMore, listRef } = useShowMore(name, list.items, list);
  return (
    <>
      <ul ref={listRef}>
        {shown.map((thing) => (
          <li key={thing}>
            <a href="/thing">Thing {thing}</a>
          </li>
        ))}
      </ul>
      {hasMore && (
        <button type="button" onClick={showMore}>
          Load More
        </button>
      )}
      <button type="button">Elsewhere</button>
      <p>{`${list.items.length} loaded${list.error ? ', then failed' : ''}`}</p>
    </>
  );
}

let name = '';
let visits = 0;

beforeEach(() => {
  // How many are shown is remembered by name for the whole visit; each test is a visit of its own.
  name = `things ${(visits += 1)}`;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(client = createQueryClient()) {
  render(
    <QueryClientProvider client={client}>
      <Things name={name} />
    </QueryClientProvider>,
  );
  return client;
}

const shown = () => screen.queryAllByRole('link').length;
const button = () => screen.queryByRole('button', { name: 'Load More' });

function press() {
  const more = screen.getByRole('button', { name: 'Load More' });
  more.focus();
  fireEvent.click(more);
}

describe('a list that shows more on request', () => {
  it('shows six of what came, and asks for nothing more until a press', async () => {
    const asked = serve(100);
    open();
    asked[0]?.answer();
    await screen.findByText('9 loaded');
    expect(shown()).toBe(6);
    expect(asked).toHaveLength(1);
  });

  it('shows three more at once and loads the next ones ahead of the press that needs them', async () => {
    const asked = serve(100);
    open();
    asked[0]?.answer();
    await screen.findByText('9 loaded');
    press();
    expect(shown()).toBe(9);
    expect(document.activeElement?.textContent).toBe('Thing 7');
    expect(asked.map(({ address }) => address)).toEqual([
      '/api/things?limit=9',
      '/api/things?limit=9&after=9',
    ]);
    asked[1]?.answer();
    await screen.findByText('18 loaded');
    expect(shown()).toBe(9);
    press();
    press();
    // Eighteen are there, which is one step more than is shown.
    expect(shown()).toBe(15);
    expect(asked).toHaveLength(2);
    press();
    expect(shown()).toBe(18);
    expect(asked).toHaveLength(3);
  });

  it('keeps its button while more is on the way, and then shows what was asked for', async () => {
    const asked = serve(11);
    open();
    asked[0]?.answer();
    await screen.findByText('9 loaded');
    press();
    press();
    expect(shown()).toBe(9);
    expect(button()).not.toBeNull();
    asked[1]?.answer();
    await screen.findByText('11 loaded');
    expect(shown()).toBe(11);
    expect(button()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Thing 10');
  });

  it('leaves a visitor who has gone elsewhere meanwhile where they are', async () => {
    const asked = serve(11);
    open();
    asked[0]?.answer();
    await screen.findByText('9 loaded');
    press();
    press();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    asked[1]?.answer();
    await screen.findByText('11 loaded');
    expect(document.activeElement?.textContent).toBe('Elsewhere');
  });

  it('asks again at the next press when loading ahead failed, and not before', async () => {
    const asked = serve(100);
    open();
    asked[0]?.answer();
    await screen.findByText('9 loaded');
    press();
    asked[1]?.answer(500);
    await screen.findByText('9 loaded, then failed');
    expect([shown(), asked.length]).toEqual([9, 2]);
    expect(button()).not.toBeNull();
    press();
    expect(asked).toHaveLength(3);
    asked[2]?.answer();
    await screen.findByText('18 loaded');
    expect(shown()).toBe(12);
  });

  it('has no button when everything is shown', async () => {
    const asked = serve(6);
    open();
    asked[0]?.answer();
    await screen.findByText('6 loaded');
    expect(shown()).toBe(6);
    expect(button()).toBeNull();
  });

  it('shows as much as before after coming back, whether it is still cached or not', async () => {
    const asked = serve(100);
    const client = open();
    asked[0]?.answer();
    await screen.findByText('9 loaded');
    press();
    asked[1]?.answer();
    await screen.findByText('18 loaded');
    press();
    expect(shown()).toBe(12);
    cleanup();
    open(client);
    expect(shown()).toBe(12);
    expect(asked).toHaveLength(2);

    // The browser has let go of it: what comes first is shown, the rest follows by itself.
    cleanup();
    open();
    asked[2]?.answer();
    await screen.findByText('9 loaded');
    expect(shown()).toBe(9);
    asked[3]?.answer();
    await screen.findByText('18 loaded');
    expect(shown()).toBe(12);
  });
});
