import type { PlaybackProblem } from '#web/lib/playback/state.ts';
import { cn } from '#web/ui/cn.ts';

const messages: Record<PlaybackProblem, string> = {
  failed: 'Audio playback error. File may not be available.',
  unavailable: 'Audio not available in the deployed environment',
  unsupported: 'This browser cannot play this song. Please try another browser.',
  refused: 'Your browser stopped this song from starting. Press Play again.',
};

/** Replaces the seek bar. */
export function TrackProblem({ problem, className }: { problem: PlaybackProblem; className?: string }) {
  return <p className={cn('text-sm text-danger-ink', className)}>{messages[problem]}</p>;
}
