import { text } from '#shared/language/text.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  /** From 0 to 1. */
  volume: number;
  onChange: (volume: number) => void;
  className?: string;
};

const STEP = 0.05;

export function VolumeSlider({ volume, onChange, className }: Props) {
  const percent = `${Math.round(volume * 100)}%`;
  return (
    <div className={cn('seek relative h-11 rounded-small', className)}>
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 rounded-full bg-edge"
      >
        <div className="h-full rounded-full bg-ink" style={{ width: percent }} />
        <div
          className="absolute top-1/2 size-3 -translate-1/2 rounded-full bg-ink"
          style={{ left: percent }}
        />
      </div>
      <input
        type="range"
        aria-label={text().player.volume}
        aria-valuetext={percent}
        min={0}
        max={1}
        step={STEP}
        value={volume}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="slider-cover"
      />
    </div>
  );
}
