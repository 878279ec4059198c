import type { ReactNode } from 'react';
import type { Track } from '#shared/tracks.schema.ts';
import { playerKeys } from '#web/lib/playback/keys.ts';
import { useTrackQueue } from '#web/lib/playback/track-queue.tsx';

type Props = {
  label: string;
  track: Track;
  /** On the box, for the bar that is a landmark of its own. */
  landmark?: boolean;
  className?: string;
  children: ReactNode;
};

/** A player's controls together: Space, arrows and M work wherever inside it the focus is. */
export function PlayerFrame({ label, track, landmark, className, children }: Props) {
  const list = useTrackQueue();
  return (
    // The box itself is not operated: it hears the keys of the controls inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <div
      role={landmark ? 'region' : 'group'}
      aria-label={label}
      data-player-bar={landmark ? '' : undefined}
      onKeyDown={playerKeys(track, list)}
      className={className}
    >
      {children}
    </div>
  );
}
