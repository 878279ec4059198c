import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Conversion } from '#shared/media/conversions.schema.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { ConversionStatus } from '#web/admin/conversion-status.tsx';
import { useConversionProgress } from '#web/admin/conversions.queries.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const conversion = { kind: 'track', id: 7, title: 'Song', state: 'running', done: 0, reason: null } as const;

function Shown() {
  useConversionProgress();
  return <ConversionStatus kind="track" id={7} />;
}

function show(listed: Conversion[]) {
  const response = { conversions: listed };
  const calls = fakeFetch(() => ({ json: response }));
  const client = createQueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  return { calls, invalidate, response };
}

const text = (expected: string) => vi.waitFor(() => expect(screen.getByText(expected)).toBeTruthy());

it('follows a conversion until it is done, and reads the songs again then', async () => {
  const { calls, invalidate, response } = show([{ ...conversion, state: 'waiting' }]);
  await text('Waiting to be prepared');
  response.conversions = [{ ...conversion, done: 0.439 }];
  await text('Preparing for every browser: 43%');
  expect(invalidate).not.toHaveBeenCalled();
  response.conversions = [];
  await vi.waitFor(() => expect(screen.queryByText(/Preparing/)).toBeNull());
  expect(invalidate).toHaveBeenCalled();
  // The songs are read again together with the conversions.
  await vi.advanceTimersByTimeAsync(10_000);
  const asked = calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(asked);
});

it('says why there is none, and asks no more', async () => {
  const reason = 'The file could not be read.';
  const { calls } = show([{ ...conversion, state: 'failed', reason }]);
  await text(`Could not be converted: ${reason}`);
  const asked = calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(asked);
});
