type Props = { label: string; done: number; total: number };

export function ProgressBar({ label, done, total }: Props) {
  return (
    <progress
      aria-label={label}
      value={done}
      max={total}
      className="h-2 min-w-24 grow basis-24 appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-accent [&::-webkit-progress-value]:transition-[width]"
    />
  );
}
