import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { shortDate } from '#shared/primitives/format.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** The label, the error and the registration of a field of the form around it. */
export function useFields<Name extends string>(fields: Record<Name, { label: string }>) {
  const { register, formState } = useFormContext<Record<string, string>>();
  return (name: Name) => ({
    label: fields[name].label,
    error: formState.errors[name]?.message,
    ...register(name),
  });
}

export const releaseDate = { label: 'Release Date', text: (day: string) => day && shortDate(day) };

/** `otherwise`: the date that is shown without one. */
export function ReleaseDateField({ otherwise = 'the day of the upload' }: { otherwise?: string }) {
  const field = useFields({ releaseDate });
  return (
    <TextField
      {...field('releaseDate')}
      hint={`Optional. Without one, ${otherwise} is shown.`}
      type="date"
      max="9999-12-31"
    />
  );
}

type MoreFieldsProps = { title: string; hint: string; names: readonly string[]; children: ReactNode };

/** Optional fields, closed while they are empty; open when one of them has an error. */
export function MoreFields({ title, hint, names, children }: MoreFieldsProps) {
  const { watch, formState } = useFormContext<Record<string, unknown>>();
  return (
    <Disclosure
      title={title}
      hint={hint}
      isOpen={watch(names).some(Boolean)}
      mustBeOpen={names.some((name) => formState.errors[name])}
    >
      {children}
    </Disclosure>
  );
}
