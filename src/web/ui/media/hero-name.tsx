import { Fragment } from 'react';
import type { Sign } from '#shared/sign/sign.schema.ts';
import { cn } from '#web/ui/cn.ts';

type Props = { sign: Sign; as?: 'h1' | 'p'; className?: string };

/**
 * The name as the sign: as large as its box allows, whatever the name, without script. A page may lower the
 * ceiling for short names with --hero-name-most (for example `[--hero-name-most:45cqi]`).
 */
export function HeroName({ sign, as: Tag = 'h1', className }: Props) {
  const { lines, size, lineHeight, tracking } = sign;
  return (
    <Tag className={cn('@container', className)}>
      <span
        className="-ml-[0.03em] block font-display"
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
