import { useRef } from 'react';
import { useWidth } from '#web/lib/hooks/use-width.ts';
import { drawBars } from '#web/ui/media/seek/bars.ts';

/** As many bars as fit the width; the part up to `--played` (0 to 1) is highlighted. */
export function Waveform({ peaks }: { peaks: number[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const { path, width, height, stroke } = drawBars(peaks, useWidth(frame));
  const bars = <path d={path} fill="none" stroke="currentColor" strokeWidth={stroke} strokeLinecap="round" />;
  const box = {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    'aria-hidden': true,
  } as const;
  return (
    <div ref={frame} className="absolute inset-0">
      <svg {...box} className="absolute size-full text-edge">
        {bars}
      </svg>
      <svg
        {...box}
        className="absolute size-full text-accent [clip-path:inset(0_calc(100%-var(--played)*100%)_0_0)]"
      >
        {bars}
      </svg>
    </div>
  );
}
