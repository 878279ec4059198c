import type { ReactNode } from 'react';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { playerKeys } from '#web/lib/playback/keys.ts';
import { useTrackQueue } from '#web/lib/playback/track-queue.tsx';

type Props = {
  label: string;
  track: Track;
  /** For the player bar. */
  landmark?: boolean;
  className?: string;
  children: ReactNode;
};

/** Groups the controls of a player and handles its keyboard shortcuts. */
export function PlayerFrame({ label, track, landmark, className, children }: Props) {
  const list = useTrackQueue();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- the handler is for keys pressed on the controls inside
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
