// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import SendDialog from '#web/admin/newsletters/send-dialog.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openDialog(confirmed: number) {
  const counts = { confirmed, waiting: 5, left: 3, bounced: 1 };
  const calls = fakeFetch(({ method, url }) => {
    if (method === 'POST') return { json: {} };
    return { json: url === apiPaths.subscriberCounts ? counts : { noticeEmail: null } };
  });
  const onClose = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SendDialog newsletter={{ id: 7, subject: 'A new song' } as Newsletter} onClose={onClose} />
    </QueryClientProvider>,
  );
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }));
  return { sent, onClose };
}

const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chooseTime = (value: string) =>
  fireEvent.change(screen.getByLabelText('Time of sending'), { target: { value } });

test('it says how many people get it, and sends it now', async () => {
  const { sent, onClose } = openDialog(1234);
  await screen.findByText('1,234 people on your mailing list get it.');
  send('Send now to 1,234 people');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ url: `${apiPaths.newsletters}/7/send`, body: { sendAt: null } }]);
});

test('a time in the past is refused beside the field, until another one is chosen', async () => {
  const { sent, onClose } = openDialog(2);
  await screen.findByText('2 people on your mailing list get it.');
  fireEvent.change(screen.getByLabelText('When'), { target: { value: 'later' } });
  chooseTime('2020-01-01T12:00');
  send('Schedule for 2 people');
  await screen.findByText('Please choose a time that lies ahead');
  expect(sent()).toEqual([]);

  chooseTime('9000-01-01T12:00');
  expect(screen.queryByText('Please choose a time that lies ahead')).toBeNull();
  send('Schedule for 2 people');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const sendAt = new Date('9000-01-01T12:00').toISOString();
  expect(sent()).toEqual([{ url: `${apiPaths.newsletters}/7/send`, body: { sendAt } }]);
});

test('nothing can be sent while nobody is on the list', async () => {
  openDialog(0);
  await screen.findByText('Nobody is on your mailing list yet.');
  expect(screen.getByRole('button', { name: 'Send now to 0 people' })).toHaveProperty('disabled', true);
});
