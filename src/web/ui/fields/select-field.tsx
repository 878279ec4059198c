import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { controlClass } from '#web/ui/fields/input.tsx';
import type { Labelled } from '#web/ui/fields/text-field.tsx';

type Props<Value extends string> = Labelled &
  Omit<ComponentProps<'select'>, 'children'> & {
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

/** A native select works best on phones and with screen readers. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(controlClass, 'h-12 appearance-none pe-11 text-base')} {...rest} />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
