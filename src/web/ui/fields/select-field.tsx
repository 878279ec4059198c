import type { ComponentProps } from 'react';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { Labelled } from '#web/ui/fields/text-field.tsx';

type Props<Value extends string> = Labelled &
  Omit<ComponentProps<'select'>, 'children'> & {
    /** In the order they are offered. */
    values: readonly Value[];
    labels: Record<Value, string>;
  };

export function SelectField<Value extends string>(props: Props<Value>) {
  const { label, hint, error, className, values, labels, ...select } = props;
  return (
    <FormField label={label} hint={hint} error={error} className={className}>
      {(field) => (
        <Select {...field} {...select}>
          {values.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
