import type { CSSProperties } from 'react';
import { text } from '#shared/language/text.ts';
import { seekStep } from '#shared/primitives/limits.ts';
import { playTime } from '#shared/primitives/format.ts';
import { cn } from '#web/ui/cn.ts';
import { Waveform } from '#web/ui/media/seek/waveform.tsx';

type Props = {
  /** The accessible name. */
  label: string;
  position: number;
  duration: number;
  /** Omitted in embedded players, which run without React. */
  onSeek?: (seconds: number) => void;
  peaks?: number[] | null;
  disabled?: boolean;
  className?: string;
};

/** An invisible range input over the waveform handles touch, keyboard and screen readers. */
export function SeekBar(props: Props) {
  const { label, position, duration, onSeek, peaks, disabled, className } = props;
  const played = duration > 0 ? Math.min(1, position / duration) : 0;

  return (
    <div
      className={cn('seek relative h-11 min-w-0 grow rounded-small', className)}
      style={{ '--played': played } as CSSProperties}
    >
      {peaks?.length ? <Waveform peaks={peaks} /> : <PlainBar />}
      <input
        type="range"
        data-seek=""
        aria-label={label}
        aria-valuetext={text().player.time({ position: playTime(position), duration: playTime(duration) })}
        min={0}
        max={duration || 1}
        step={seekStep}
        value={position}
        disabled={disabled}
        onChange={(event) => onSeek?.(event.target.valueAsNumber)}
        className="slider-cover"
      />
    </div>
  );
}

function PlainBar() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-edge">
      <div className="h-full w-[calc(var(--played)*100%)] rounded-full bg-accent" />
      <div className="absolute top-1/2 left-[calc(var(--played)*100%)] size-3 -translate-1/2 rounded-full bg-accent" />
    </div>
  );
}
