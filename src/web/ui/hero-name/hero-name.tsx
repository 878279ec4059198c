import { Fragment } from 'react';
import { cn } from '#web/ui/cn.ts';
import { fitName, heroLineHeight, heroTracking } from './fit-name.ts';

type Props = { name: string; as?: 'h1' | 'p'; className?: string };

/**
 * The name as the sign: as large as its box allows, whatever the name, without script. A page may lower the
 * ceiling for short names with --hero-name-most (for example `[--hero-name-most:45cqi]`).
 */
export function HeroName({ name, as: Tag = 'h1', className }: Props) {
  const { lines, size } = fitName(name);
  return (
    <Tag className={cn('@container', className)}>
      <span
        className="-ml-[0.04em] block font-display"
        style={{
          fontSize: `min(${size}cqi, var(--hero-name-most, 62cqi))`,
          fontStretch: '80%',
          letterSpacing: `${heroTracking}em`,
          lineHeight: heroLineHeight,
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
