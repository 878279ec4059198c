// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeFetch, fakeUploads } from '#tests/support/browser/fake-network.ts';
import AddShows from '#web/admin/shows/add-shows.tsx';
import { showForm } from '#web/admin/shows/show-fields.tsx';
import { showToCopy } from '#web/admin/shows/show-to-copy.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { discardAllDrafts } from '#web/lib/drafts.ts';

async function open() {
  fakeFetch(() => ({ json: [] }));
  const uploads = fakeUploads();
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <AddShows />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Venue');
  return { uploads, leave: unmount };
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  discardAllDrafts();
  vi.unstubAllGlobals();
});

test('what is changed after a try without an answer is saved too', async () => {
  const { uploads } = await open();
  const add = async (sent: number) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Add Show' }));
    await waitFor(() => expect(uploads).toHaveLength(sent));
  };
  type('Date', '2027-03-05');
  type('Venue', 'Omera');
  type('City', 'London');
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'GB' } });
  await add(1);
  uploads[0]?.loseConnection();
  type('Venue', 'Omeara');
  await add(2);
  uploads[1]?.answer(201, { id: 7, title: 'Omera, London', visibility: 'published' });
  await waitFor(() => expect(uploads[2]).toMatchObject({ address: 'PUT /api/shows/7' }));
  expect(uploads[2]?.json).toMatchObject({ venue: 'Omeara', city: 'London' });
  uploads[2]?.answer(200, { id: 7, title: 'Omeara, London', visibility: 'published' });
  await waitFor(() => expect(screen.getByLabelText('Venue')).toHaveProperty('value', ''));
  const [first, again] = uploads.map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
});

test('a copied show is in the form until it is left', async () => {
  const venue = () => screen.getByLabelText<HTMLInputElement>('Venue').value;
  showToCopy.set({ ...showForm.empty, venue: 'Omeara' });
  const { leave } = await open();
  expect(venue()).toBe('Omeara');
  leave();
  await open();
  expect(venue()).toBe('');
});
