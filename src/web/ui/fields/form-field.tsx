import { useId, type ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

/** Spread these on the control to link it with its label, hint and error. */
export type FieldProps = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** The label is beside the control, for checkboxes. */
  inline?: boolean;
  className?: string;
  children: (field: FieldProps) => ReactNode;
};

export function FormField({ label, hint, error, inline, className, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cn(hint && hintId, error && errorId) || undefined;
  const control = children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined });
  const name = (
    <label htmlFor={id} className="text-sm font-semibold">
      {label}
    </label>
  );
  return (
    <div className={cn('flex flex-col gap-1.5', className)}>
      {inline ? (
        <div className="flex min-h-11 items-center gap-3">
          {control}
          {name}
        </div>
      ) : (
        <>
          {name}
          {control}
        </>
      )}
      {hint && (
        <p id={hintId} className={cn('text-xs text-soft', inline && '-mt-2')}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}
