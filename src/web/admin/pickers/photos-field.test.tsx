// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { PhotosField } from '#web/admin/pickers/photos-field.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';

const photo = (id: number, title: string) => ({ id, title, imagePath: '', visibility: 'published' }) as Photo;

function Form({ imageIds }: { imageIds: string }) {
  const form = useForm({ defaultValues: { imageIds } });
  return (
    <FormProvider {...form}>
      <PhotosField label="Photos" most={5} saved={[photo(1, 'Porch')]} />
      <output data-testid="ids">{useWatch({ control: form.control, name: 'imageIds' })}</output>
    </FormProvider>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a photo that cannot be read stays chosen until it is removed', async () => {
  fakeFetch(({ url }) => (url.includes('/7') ? { status: 404 } : { json: [photo(3, 'Harbour')] }));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form imageIds={'7\n1'} />
    </QueryClientProvider>,
  );
  const ids = () => screen.getByTestId('ids').textContent;
  fireEvent.click(await screen.findByLabelText('Harbour'));
  expect(ids()).toBe('7\n1\n3');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Porch' }));
  expect(ids()).toBe('7\n3');
  fireEvent.click(screen.getByRole('button', { name: 'Remove 7' }));
  expect(ids()).toBe('3');
});
