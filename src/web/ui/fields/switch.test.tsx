// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Switch } from '#web/ui/fields/switch.tsx';

afterEach(cleanup);

it('a switch says what it is, turns on and off, and travels with its form', () => {
  render(
    <form aria-label="Settings">
      <label htmlFor="autoplay">Autoplay</label>
      <Switch id="autoplay" name="autoplay" />
    </form>,
  );
  const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>('form')).keys()];
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Autoplay' });
  expect([control.checked, sent()]).toEqual([false, []]);
  fireEvent.click(screen.getByText('Autoplay'));
  expect([control.checked, sent()]).toEqual([true, ['autoplay']]);
  fireEvent.click(control);
  expect([control.checked, sent()]).toEqual([false, []]);
});
