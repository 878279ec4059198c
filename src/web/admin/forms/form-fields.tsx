import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import { useIsFromServer } from '#web/lib/hooks/use-is-in-browser.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** The label, the error and the registration of a field of the form around it. */
export function useFields<Name extends string>(fields: Record<Name, { label: () => string }>) {
  const { register, formState } = useFormContext<Record<string, string>>();
  const isFromServer = useIsFromServer();
  // In the HTML of the server; elsewhere the form ticks its boxes itself.
  const ticked = (name: Name) =>
    isFromServer && (formState.defaultValues as Record<string, unknown> | undefined)?.[name] === true;
  return (name: Name) => ({
    label: fields[name].label(),
    error: formState.errors[name]?.message,
    ...(ticked(name) && { defaultChecked: true }),
    ...register(name),
  });
}

export const releaseDate = {
  label: () => ownerText().forms.releaseDate,
  text: (day: string) => day && shortDate(day),
};

type ReleaseDateProps = {
  /** Without a date the one of this release is shown. */
  release?: { title: string; releaseDate: string | null } | null;
};

export function ReleaseDateField({ release }: ReleaseDateProps) {
  const field = useFields({ releaseDate });
  return (
    <TextField
      {...field('releaseDate')}
      hint={
        release?.releaseDate
          ? ownerText().forms.releaseDateOfRelease({
              release: release.title,
              date: shortDate(release.releaseDate),
            })
          : ownerText().forms.releaseDateHint
      }
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
