import { useId } from 'react';
import { Checkbox } from '#web/ui/fields/checkbox-field.tsx';

type Props = {
  label: string;
  /** Otherwise only screen readers get it. */
  isLabelShown?: boolean;
  checked: boolean;
  /** Some of the rows it selects are checked, and some are not. */
  isMixed?: boolean;
  onChange: () => void;
};

/** A checkbox that selects rows, with a touch target around it. */
export function SelectBox({ label, isLabelShown, checked, isMixed = false, onChange }: Props) {
  const id = useId();
  return (
    <label htmlFor={id} className="-ms-2.5 inline-flex items-center align-middle">
      <span className="grid size-11 place-items-center">
        <Checkbox
          id={id}
          aria-label={isLabelShown ? undefined : label}
          checked={checked}
          onChange={onChange}
          ref={(box) => {
            if (box) box.indeterminate = isMixed;
          }}
          className="indeterminate:border-accent indeterminate:bg-accent indeterminate:before:scale-100 indeterminate:before:[clip-path:inset(42%_8%)]"
        />
      </span>
      {isLabelShown && <span>{label}</span>}
    </label>
  );
}
