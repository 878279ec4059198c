import { useId, type ComponentProps } from 'react';
import { cn } from '#web/ui/cn.ts';
import { Checkbox } from '#web/ui/fields/checkbox-field.tsx';

type Props = Omit<ComponentProps<typeof Checkbox>, 'id' | 'ref'> & {
  label: string;
  /** Otherwise only screen readers get it. */
  isLabelShown?: boolean;
  /** Some of the rows it selects are checked, and some are not. */
  isMixed?: boolean;
};

/** A checkbox that selects rows, with a touch target around it. */
export function SelectBox({ label, isLabelShown, isMixed = false, className, ...checkbox }: Props) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn('-ms-2.5 inline-flex items-center align-middle select-none', className)}
    >
      <span className="grid size-11 place-items-center">
        <Checkbox
          id={id}
          aria-label={isLabelShown ? undefined : label}
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          className="indeterminate:border-accent indeterminate:bg-accent indeterminate:before:scale-100 indeterminate:before:[clip-path:inset(42%_8%)]"
          {...checkbox}
        />
      </span>
      {isLabelShown && <span>{label}</span>}
    </label>
  );
}
