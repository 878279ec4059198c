// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeFetch } from '#tests/support/browser/fake-network.ts';
import { listPaths } from '#web/admin/kinds.ts';
import { AboutField } from '#web/admin/newsletters/about-field.tsx';
import { newsletterForm, type NewsletterValues } from '#web/admin/newsletters/newsletter-form.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';

const items = {
  release: { id: 3, title: 'Salt Hours', visibility: 'published' },
  show: {
    id: 4,
    title: 'John Dee',
    venue: 'John Dee',
    city: 'Oslo',
    date: '2027-03-06',
    visibility: 'published',
  },
  post: { id: 5, title: 'From the studio', excerpt: 'We are recording.', visibility: 'published' },
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function openForm() {
  fakeFetch(({ url }) => {
    const kind = (['release', 'show', 'post'] as const).find((each) => url.startsWith(listPaths[each]));
    const item = kind && items[kind];
    return { json: url.includes('limit=') ? [item] : item };
  });
  let form: UseFormReturn<NewsletterValues> | undefined;
  function Form() {
    form = useForm({ defaultValues: newsletterForm.empty });
    return (
      <FormProvider {...form}>
        <AboutField />
      </FormProvider>
    );
  }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form />
    </QueryClientProvider>,
  );
  if (!form) throw new Error('The form is not there');
  return form;
}

async function choose(title: string) {
  fireEvent.change(screen.getByLabelText('About a release, show or post'), { target: { value: 'a' } });
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
  await screen.findByRole('button', { name: `Remove ${title}` });
}

test.each([
  ['release', '“Salt Hours” is out now.'],
  ['show', 'Mar 6, 2027: John Dee, Oslo. See you there!'],
  ['post', 'We are recording.'],
] as const)('a %s fills the empty form', async (kind, body) => {
  const form = openForm();
  const { id, title } = items[kind];
  await choose(title);
  expect(form.getValues()).toEqual({ subject: title, body, itemKind: kind, itemId: id });
});

test('what is written already stays, also when another item is chosen', async () => {
  const form = openForm();
  act(() => form.setValue('subject', 'Thank you'));
  await choose('Salt Hours');
  fireEvent.click(screen.getByRole('button', { name: 'Remove Salt Hours' }));
  await choose('John Dee');
  expect(form.getValues()).toEqual({
    subject: 'Thank you',
    body: '“Salt Hours” is out now.',
    itemKind: 'show',
    itemId: 4,
  });
});
