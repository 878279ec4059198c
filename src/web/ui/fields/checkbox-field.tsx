import type { ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';
import { FormField } from '#web/ui/fields/form-field.tsx';
import type { Labelled } from '#web/ui/fields/text-field.tsx';

type Props = Labelled & Omit<ComponentProps<'input'>, 'type'>;

export function CheckboxField({ label, hint, error, className, ...checkbox }: Props) {
  return (
    <FormField inline label={label} hint={hint} error={error} className={className}>
      {(field) => <Checkbox {...field} {...checkbox} />}
    </FormField>
  );
}

export function Checkbox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="checkbox"
      className={cn(
        'relative size-5.5 shrink-0 appearance-none rounded-xs border-[1.5px] border-edge bg-surface transition-colors',
        'checked:border-accent checked:bg-accent hover:border-ink/70 aria-invalid:border-danger',
        'before:absolute before:inset-0.5 before:scale-0 before:bg-on-accent before:transition-[scale] checked:before:scale-100',
        'before:[clip-path:polygon(14%_44%,0_62%,40%_94%,100%_20%,84%_6%,38%_64%)]',
        'disabled:pointer-events-none disabled:opacity-55',
        className,
      )}
      {...rest}
    />
  );
}
