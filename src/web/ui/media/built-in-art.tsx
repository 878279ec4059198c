import { drawArt, type ArtShape } from '#shared/site/look/art.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  title: string;
  shape?: ArtShape;
  /** The accessible name; without it the art is decoration. */
  label?: string;
  className?: string;
};

/** Replaces a missing cover, thumbnail or hero photo. */
export function BuiltInArt({ title, shape = 'square', label, className }: Props) {
  const { width, height, ground, beams, lamp, bulbs } = drawArt(title, shape);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn('block size-full', className)}
    >
      <path fill={ground} d={`M0 0h${width}v${height}H0z`} />
      {beams.map((beam, index) => (
        <polygon
          // oxlint-disable-next-line react/no-array-index-key -- beams never change their order
          key={index}
          points={beam.points}
          fill={beam.colour}
          opacity={beam.opacity}
        />
      ))}
      <circle cx={lamp.x} cy={lamp.y} r={lamp.radius} fill={lamp.colour} />
      <circle
        cx={lamp.x}
        cy={lamp.y}
        r={bulbs.radius}
        fill="none"
        stroke={lamp.colour}
        strokeWidth={bulbs.size}
        strokeLinecap="round"
        strokeDasharray={`0 ${bulbs.gap}`}
      />
    </svg>
  );
}
