// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Photo } from '#shared/catalogue/photos.schema.ts';
import { openItem, useFieldToEdit } from '#web/admin/navigation.tsx';

afterEach(cleanup);

const photo = { id: 7, title: 'Backstage' } as Photo;

it('an item opens in the field that was named, even if React begins to render its dialog twice', async () => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  function Dialog() {
    const field = useFieldToEdit();
    use(code);
    return <p>{field ?? 'no field'}</p>;
  }
  const opening = (
    <Suspense>
      <Dialog />
    </Suspense>
  );
  const open = () => act(async () => void render(opening));
  openItem('photo', photo, 'visibility');
  await open();
  await act(async () => arrive());
  expect(screen.getByText('visibility')).toBeDefined();
  cleanup();
  await open();
  expect(screen.getByText('no field')).toBeDefined();
});
