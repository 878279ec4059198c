import { useRef } from 'react';
import { useWidth } from '#web/lib/hooks/use-width.ts';
import { cn } from '#web/ui/cn.ts';
import { drawBars } from '#web/ui/media/seek/bars.ts';

type Props = {
  peaks: number[];
  className?: string;
};

/** The track's loudness from beginning to end, in as many bars as there is room for; what has been played (`--played`, from 0 to 1) is lit. */
export function Waveform({ peaks, className }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { path, width, height, stroke } = drawBars(peaks, useWidth(frame));
  const picture = (
    <path d={path} fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinecap="round" />
  );
  const box = {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    'aria-hidden': true,
  } as const;
  return (
    <div ref={frame} className={cn('absolute inset-0', className)}>
      <svg {...box} className="absolute size-full text-edge">
        {picture}
      </svg>
      <svg
        {...box}
        className="absolute size-full text-accent [clip-path:inset(0_calc(100%-var(--played)*100%)_0_0)]"
      >
        {picture}
      </svg>
    </div>
  );
}
