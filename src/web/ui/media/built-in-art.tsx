import { drawArt, type ArtShape } from '#shared/art.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  title: string;
  shape?: ArtShape;
  /** What a screen reader says; without it the art is decoration. */
  label?: string;
  className?: string;
};

/** Stands where a cover, a thumbnail or the hero photo is missing. Fills its box, cropping like a photo. */
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
          // The order is the identity: beams are drawn once and never move.
          // oxlint-disable-next-line react/no-array-index-key
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
