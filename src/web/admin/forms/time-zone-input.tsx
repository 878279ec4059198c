import { useId, type ComponentProps } from 'react';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** Offers the names of all time zones as they are typed. */
export function TimeZoneInput(props: ComponentProps<typeof TextField>) {
  const id = useId();
  return (
    <>
      <TextField {...props} list={id} autoComplete="off" spellCheck={false} />
      <datalist id={id}>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- without a label, browsers offer the value
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  );
}

/** The one that the owner chose for the site, or else the one of this browser. */
export function siteTimeZone(stored: string | undefined): string {
  return stored?.trim() || new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
