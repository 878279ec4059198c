// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ImportReport, SubscriberImport } from '#shared/mail/subscribers.schema.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import ImportDialog from '#web/admin/mailing-list/import-dialog.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';

const report: ImportReport = {
  counts: { added: 1, known: 1, left: 1, bounced: 1, waiting: 1, repeated: 1, invalid: 1 },
  lines: [
    { line: 1, text: 'ada@example.com', outcome: 'added' },
    { line: 2, text: 'bo@example.com', outcome: 'known' },
    { line: 3, text: 'cy@example.com', outcome: 'left' },
    { line: 4, text: 'di@example.com', outcome: 'bounced' },
    { line: 5, text: 'ed@example.com', outcome: 'waiting' },
    { line: 6, text: 'ada@example.com', outcome: 'repeated' },
    { line: 7, text: 'no address', outcome: 'invalid' },
  ],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openDialog() {
  const calls = fakeFetch(({ body }) => {
    const added = (body as SubscriberImport | null)?.csv === 'two people' ? 2 : 1;
    return { json: { ...report, counts: { ...report.counts, added } } };
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ImportDialog onClose={vi.fn<() => void>()} />
    </QueryClientProvider>,
  );
  const choose = (csv: string) =>
    fireEvent.change(screen.getByLabelText('CSV file'), { target: { files: [new File([csv], 'fans.csv')] } });
  return { calls, choose };
}

test('the report shows the problems first', async () => {
  const { choose } = openDialog();
  choose('one person');
  await screen.findByRole('table');
  const lines = Array.from(document.querySelectorAll('tbody td:first-child'), (cell) => cell.textContent);
  expect(lines).toEqual(['7', '4', '3', '6', '5', '2', '1']);
});

test('nobody is imported before the owner states that the people of this file agreed', async () => {
  const { calls, choose } = openDialog();
  const addButton = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  const agree = () => fireEvent.click(screen.getByLabelText('These people asked me for mail'));

  choose('one person');
  const addOne = await addButton('Import 1 person');
  expect(addOne.disabled).toBe(true);
  agree();
  expect(addOne.disabled).toBe(false);

  choose('two people');
  const addTwo = await addButton('Import 2 people');
  expect(addTwo.disabled).toBe(true);
  agree();
  fireEvent.click(addTwo);
  await addButton('Done');
  expect(calls.slice(0, 3).map(({ body }) => body)).toEqual([
    { csv: 'one person', preview: true, agreed: false },
    { csv: 'two people', preview: true, agreed: false },
    { csv: 'two people', preview: false, agreed: true },
  ]);
});
