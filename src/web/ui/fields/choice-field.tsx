import { useId, type ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

type Props<Value extends string> = {
  label: string;
  hint?: ReactNode;
  error?: string;
  values: readonly Value[];
  chosen: string;
  onChoose: (value: Value) => void;
  /** Lays out the choices. */
  className?: string;
  children: (value: Value) => ReactNode;
};

/** Radio buttons that each show a preview of the choice. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, hint, error, values, chosen, onChoose, className, children } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={hint ? id : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className={cn('grid gap-2', className)}>
        {values.map((value) => (
          <label
            key={value}
            className="relative block overflow-hidden rounded-field border-[1.5px] border-line transition-colors hover:border-edge has-checked:border-accent has-focus-visible:outline-[2.5px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="peer absolute inset-0 z-10 cursor-pointer appearance-none outline-none"
            />
            {children(value)}
            <span
              aria-hidden="true"
              className="absolute end-2 top-2 hidden size-3 rounded-full bg-accent ring-3 ring-surface peer-checked:block"
            />
          </label>
        ))}
      </div>
      {hint && (
        <p id={id} className="mt-1.5 text-xs text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p role="alert" className="mt-1.5 text-xs font-medium text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}
