// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeFetch, fakeUploads } from '#tests/support/browser/fake-network.ts';
import ImportDialog from '#web/admin/shows/import/import-dialog.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openDialog() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ImportDialog timezone="Europe/Oslo" onClose={vi.fn<() => void>()} />
    </QueryClientProvider>,
  );
  return (...lines: string[]) =>
    fireEvent.change(screen.getByLabelText('Or paste the lines here'), {
      target: { value: ['date,venue,city,country,timezone', ...lines].join('\n') },
    });
}

test('the preview names the time zone of each show', () => {
  const paste = openDialog();
  paste('2027-03-05,Omeara,London,GB,Europe/London', '2027-03-06,John Dee,Oslo,NO');
  const cells = Array.from(document.querySelectorAll('td:nth-child(2)'), (cell) => cell.textContent);
  expect(cells).toEqual([expect.stringContaining('Europe/London'), expect.stringContaining('Europe/Oslo')]);
});

test('an added line stays added when the table is corrected, and only the others are sent again', async () => {
  fakeFetch(() => ({ json: [] }));
  const uploads = fakeUploads();
  const paste = openDialog();
  const send = (label: string) => fireEvent.click(screen.getByText(label));
  const answer = async (place: number, status: number, body?: object) => {
    await waitFor(() => expect(uploads).toHaveLength(place + 1));
    await act(async () => uploads[place]?.answer(status, body));
  };
  const results = () => Array.from(document.querySelectorAll('td:last-child'), (cell) => cell.textContent);
  const keyOf = (place: number) => uploads[place]?.headers.get('idempotency-key');
  const [omeara, loppen] = ['2027-03-05,Omeara,London,GB', '2027-03-07,Loppen,København,DK'];

  paste(omeara, '2027-03-06,John Dee,Oslo,Norwegen', loppen);
  send('Import 2 shows');
  await answer(0, 201);
  await answer(1, 500, { message: 'Broken' });
  expect(results()).toEqual(['Added', expect.stringContaining('Country'), expect.stringContaining('Broken')]);

  paste('2027-03-06,John Dee,Oslo,Norway', omeara, loppen);
  expect(results()).toEqual(['Ready', 'Added', expect.stringContaining('Broken')]);
  await waitFor(() => send('Import 2 shows'));
  await answer(2, 201);
  await answer(3, 201);
  expect(results()).toEqual(['Added', 'Added', 'Added']);
  expect(keyOf(3)).toBe(keyOf(1));
});
