// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { Input } from '#web/ui/fields/input.tsx';

afterEach(cleanup);

describe('a form field', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <FormField label="Email" hint="Never shown" error="Please enter a valid email address">
        {(field) => <Input {...field} />}
      </FormField>,
    );
    const input = screen.getByLabelText('Email');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Never shown',
      'Please enter a valid email address',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid email address');
  });

  it('claims nothing when there is nothing to say', () => {
    render(<FormField label="Name">{(field) => <Input {...field} />}</FormField>);
    const input = screen.getByLabelText('Name');
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});
