import type { ComponentProps, ReactNode } from 'react';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

/** What a labelled control takes besides its own properties; `className` is for the field as a whole. */
export type Labelled = { label: ReactNode; hint?: ReactNode; error?: string; className?: string };

export function TextField({ label, hint, error, className, ...input }: Labelled & ComponentProps<'input'>) {
  return (
    <FormField label={label} hint={hint} error={error} className={className}>
      {(field) => <Input {...field} {...input} />}
    </FormField>
  );
}

type TextAreaProps = Labelled & ComponentProps<'textarea'>;

export function TextAreaField({ label, hint, error, className, ...textarea }: TextAreaProps) {
  return (
    <FormField label={label} hint={hint} error={error} className={className}>
      {(field) => <Textarea {...field} {...textarea} />}
    </FormField>
  );
}
