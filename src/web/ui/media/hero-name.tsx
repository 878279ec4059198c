import { Fragment } from 'react';
import type { NameFit } from '#shared/site/artist.schema.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { fit: NameFit; as?: 'h1' | 'p'; className?: string };

/**
 * The name as large as its box allows, without JavaScript. --hero-name-most limits the size of short names, for example
 * `[--hero-name-most:45cqi]`.
 *
 * Hidden until the stylesheet is there: Chromium may lay out a page before that, and then shows what is inside of a
 * container without its styles until the next change of the page.
 */
export function HeroName({ fit, as: Tag = 'h1', className }: Props) {
  const { lines, size, lineHeight, tracking } = fit;
  return (
    <Tag className={cn('@container', className)} style={{ display: 'var(--styled, none)' }}>
      <span
        className="-ms-[0.03em] block font-display"
        style={{
          fontSize: `min(${size}cqi, var(--hero-name-most, 72cqi))`,
          letterSpacing: `${tracking}em`,
          lineHeight,
        }}
      >
        {lines.map((line, index) => (
          <Fragment key={line + String(index)}>
            {index > 0 && ' '}
            <span className="block whitespace-nowrap">{line}</span>
          </Fragment>
        ))}
      </span>
    </Tag>
  );
}
