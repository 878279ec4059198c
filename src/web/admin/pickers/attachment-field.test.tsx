// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { AttachmentField } from '#web/admin/pickers/attachment-field.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';

function Form() {
  const form = useForm({ defaultValues: { trackId: 7 } });
  return (
    <FormProvider {...form}>
      <AttachmentField label="Song" kinds={['track']} />
    </FormProvider>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a song that is gone is said to be, and another one is chosen: the drafts are marked', async () => {
  const draft = { id: 8, title: 'Night Bus', visibility: 'draft' };
  fakeFetch(({ url }) => (url.includes('/7') ? { status: 404 } : { json: [draft] }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  await screen.findByText(/is not there any more/);
  fireEvent.click(screen.getByRole('button', { name: 'Remove Song' }));
  fireEvent.change(screen.getByLabelText('Song'), { target: { value: 'night' } });
  await screen.findByRole('button', { name: 'Night Bus' });
  expect(screen.getByText('Draft')).toBeDefined();
});
