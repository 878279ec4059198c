import { text } from '#shared/language/text.ts';
import type { PlaybackProblem } from '#web/lib/playback/state.ts';
import { cn } from '#web/ui/cn.ts';

/** Replaces the seek bar. */
export function TrackProblem({ problem, className }: { problem: PlaybackProblem; className?: string }) {
  return <p className={cn('text-sm text-danger-ink', className)}>{text().player[problem]}</p>;
}
