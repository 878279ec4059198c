import type { ComponentProps } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FormField } from '#web/ui/fields/form-field.tsx';
import type { Labelled } from '#web/ui/fields/text-field.tsx';

type Props = Labelled & Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox with its label beside it. */
export function CheckboxField({ label, hint, error, className, ...checkbox }: Props) {
  return (
    <FormField inline label={label} hint={hint} error={error} className={className}>
      {(field) => <Checkbox {...field} {...checkbox} />}
    </FormField>
  );
}
