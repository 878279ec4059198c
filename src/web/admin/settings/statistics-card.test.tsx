// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { StatisticsCard } from '#web/admin/settings/statistics-card.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';

afterEach(cleanup);

function Form() {
  return (
    <QueryClientProvider client={createQueryClient()}>
      <FormProvider {...useForm()}>
        <StatisticsCard />
      </FormProvider>
    </QueryClientProvider>
  );
}

it('deletes the numbers only after the owner has agreed', async () => {
  const calls = fakeFetch(() => ({ status: 204 }));
  vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  render(<Form />);
  const button = screen.getByRole('button', { name: 'Delete All Numbers' });
  fireEvent.click(button);
  expect(calls).toEqual([]);
  fireEvent.click(button);
  await expect.poll(() => calls).toMatchObject([{ method: 'DELETE', url: apiPaths.statistics }]);
});
