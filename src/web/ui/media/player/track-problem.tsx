import type { PlaybackProblem } from '#web/lib/playback/state.ts';
import { cn } from '#web/ui/cn.ts';

const words: Record<PlaybackProblem, string> = {
  failed: 'Audio playback error. File may not be available.',
  unavailable: 'Audio not available in the deployed environment',
  unsupported: 'This browser cannot play this song. Please try another browser.',
};

/** Stands where the seek bar would be when a track cannot be played. */
export function TrackProblem({ problem, className }: { problem: PlaybackProblem; className?: string }) {
  return <p className={cn('text-sm text-danger-ink', className)}>{words[problem]}</p>;
}
