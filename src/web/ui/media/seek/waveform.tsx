import { drawBars } from './bars.ts';

type Props = {
  peaks: number[];
  /** How much has been played, from 0 to 1. */
  played: number;
  bars: number;
};

/** The song's loudness from beginning to end; what has been played is lit. Fills its box. */
export function Waveform({ peaks, played, bars }: Props) {
  const { path, width, height } = drawBars(peaks, bars);
  const picture = <path d={path} fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round" />;
  const box = {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: 'none',
    'aria-hidden': true,
  } as const;
  return (
    <>
      <svg {...box} className="absolute inset-0 size-full text-edge">
        {picture}
      </svg>
      <svg
        {...box}
        className="absolute inset-0 size-full text-accent"
        style={{ clipPath: `inset(0 ${100 - played * 100}% 0 0)` }}
      >
        {picture}
      </svg>
    </>
  );
}
