// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Session } from '#shared/accounts/accounts.schema.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { SignInsCard } from '#web/admin/settings/accounts/sign-ins-card.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';

afterEach(cleanup);

const session: Session = {
  id: 1,
  username: 'billy',
  createdAt: '2026-05-01T12:00:00.000Z',
  lastSeenAt: '2026-05-01T12:00:00.000Z',
  address: '127.0.0.1',
  device: 'Firefox on Windows',
  isThis: true,
};

it('names the account of every sign-in, and of the one that a button ends', async () => {
  fakeFetch(() => ({ json: [session, { ...session, id: 2, username: 'maria', isThis: false }] }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignInsCard />
    </QueryClientProvider>,
  );
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => /billy|maria/.exec(textContent)?.[0])).toEqual(['billy', 'maria']);
  expect(screen.getByRole('button', { name: 'End sign-in of maria, Firefox on Windows' })).toBeTruthy();
});

it('names the account also where there is only one', async () => {
  fakeFetch(() => ({ json: [session] }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SignInsCard />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('listitem')).textContent).toContain('billy');
});
