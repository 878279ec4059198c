/** Plays over the time, beside their number. */
export function Sparkline({ values }: { values: number[] }) {
  const top = Math.max(1, ...values);
  const points = values.map((value, index) => `${index},${top - value}`);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, values.length - 1)} ${top}`}
      preserveAspectRatio="none"
      className="relative h-6 w-14 shrink-0 overflow-visible fill-none stroke-accent-ink sm:w-20 rtl:-scale-x-100"
    >
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" strokeWidth="1.5" />
    </svg>
  );
}
