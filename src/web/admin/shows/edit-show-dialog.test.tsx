// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { fakeFetch, type Answer } from '#tests/support/browser/fake-network.ts';
import EditShowDialog from '#web/admin/shows/edit-show-dialog.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { discardAllDrafts } from '#web/lib/drafts.ts';
import { useToast } from '#web/ui/toast/toast.ts';

const show: ShowDetails = {
  id: 3,
  title: 'Omeara, London',
  date: '2027-03-05',
  time: null,
  timezone: 'Europe/London',
  venue: 'Omeara',
  city: 'London',
  country: 'GB',
  ticketUrl: null,
  note: null,
  status: 'confirmed',
  visibility: 'published',
  publishAt: null,
  uploadDate: '2026-03-05T12:00:00.000Z',
  version: 1,
  isPast: false,
  setlist: [
    { text: 'Hallelujah', track: null },
    { text: 'Lanterns, slowly', track: { id: 5, title: 'Paper Lanterns' } },
  ],
  images: [],
  track: null,
  video: null,
};

function ShownToast() {
  return <output data-testid="toast">{useToast()?.description}</output>;
}

function open(answerSearch: (address: string) => Answer) {
  const calls = fakeFetch(({ method, url }) => {
    if (method === 'PUT') return { json: show };
    return url.includes('q=') ? answerSearch(url) : { json: [] };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EditShowDialog item={show} onClose={vi.fn<() => void>()} />
      <ShownToast />
    </QueryClientProvider>,
  );
  return {
    puts: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    searches: () => calls.filter(({ url }) => url.includes('q=')).map(({ url }) => url),
  };
}

const type = (label: string, value: string) => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};
const save = async () => fireEvent.click(await screen.findByText('Save Changes'));

afterEach(() => {
  cleanup();
  discardAllDrafts();
  vi.unstubAllGlobals();
});

test('what was not changed is neither sent nor looked up', async () => {
  const { puts, searches } = open(() => ({ json: [] }));
  type('Venue', 'Omeara Hall');
  await save();
  await waitFor(() => expect(puts()).toMatchObject([{ venue: 'Omeara Hall', version: 1 }]));
  for (const name of ['setlist', 'imageIds', 'trackId', 'videoId'])
    expect(puts()[0]).not.toHaveProperty(name);
  expect(searches()).toEqual([]);
});

test('titles are looked up once, on saving', async () => {
  const { puts, searches } = open((address) => ({
    json: address.includes('Blue') ? [{ id: 9, title: 'Blue' }] : [],
  }));
  type('Venue', '');
  type('Setlist', 'Hallelujah\nLanterns, slowly\nBlue (solo)');
  expect(searches()).toEqual([]);
  await save();
  await screen.findByText('Venue is required');
  expect(searches()).toHaveLength(2);
  type('Venue', 'Omeara');
  await save();
  await waitFor(() => expect(puts()).toHaveLength(1));
  expect(puts()[0]).toMatchObject({
    setlist: [
      { text: 'Hallelujah', trackId: null },
      { text: 'Lanterns, slowly', trackId: 5 },
      { text: 'Blue (solo)', trackId: 9 },
    ],
  });
  expect(searches()).toHaveLength(2);
});

test('a recording is found by a part of its title', async () => {
  const { puts } = open(() => ({ json: [{ id: 9, title: 'Blue' }] }));
  type('Recorded Video', 'bl');
  fireEvent.click(await screen.findByText('Blue'));
  await save();
  await waitFor(() => expect(puts()).toMatchObject([{ videoId: 9 }]));
  expect(puts()[0]).not.toHaveProperty('trackId');
});

test('without the look-up nothing is saved', async () => {
  const answers: Answer[] = [{ status: 500, json: { message: 'Broken' } }];
  const { puts } = open(() => answers.pop() ?? { json: [{ id: 9, title: 'Blue' }] });
  type('Setlist', 'Blue');
  await save();
  await waitFor(() => expect(screen.getByTestId('toast').textContent).toContain('Failed to update show'));
  expect(puts()).toEqual([]);
  await save();
  await waitFor(() => expect(puts()).toMatchObject([{ setlist: [{ text: 'Blue', trackId: 9 }] }]));
});
