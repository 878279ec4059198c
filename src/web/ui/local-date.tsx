import type { ComponentProps } from 'react';
import type { TimeZone } from '#shared/primitives/format.ts';

type Props = {
  iso: string;
  /** shortDate, yearOf or age. */
  format: (iso: string, zone: TimeZone) => string;
};

export function LocalDate({ iso, format }: Props) {
  return <LocalText as="time" dateTime={iso} format={(zone) => format(iso, zone)} />;
}

type LocalTextProps = ComponentProps<'time'> & {
  as: 'p' | 'span' | 'time';
  format: (zone: TimeZone) => string;
};

/**
 * Text that depends on the day, which is another one in another time zone or in older HTML: UTC in the server-rendered
 * HTML, then the visitor's zone. It is corrected in place, because another render would be a task for every date.
 */
export function LocalText({ as, format, ...rest }: LocalTextProps) {
  const Tag = as as 'time';
  const shown = format(typeof document === 'undefined' ? 'UTC' : 'local');
  const correct = (element: HTMLElement | null) => {
    if (element && element.textContent !== shown) element.textContent = shown;
  };
  return (
    <Tag {...rest} ref={correct} suppressHydrationWarning>
      {shown}
    </Tag>
  );
}
