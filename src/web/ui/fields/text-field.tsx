import type { ComponentProps, ReactNode } from 'react';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { Input, Textarea } from '#web/ui/fields/input.tsx';

/** Props of every labelled control; `className` goes to the whole field. */
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
