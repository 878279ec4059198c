import { SkipBack, SkipForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { playAdjacent } from '#web/lib/playback/play-next.ts';
import { setVolume } from '#web/lib/playback/audio.ts';
import { closePlayer } from '#web/lib/playback/playback.ts';
import { hasAdjacent } from '#web/lib/playback/queue.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { VolumeSlider } from '#web/ui/media/seek/volume-slider.tsx';

type Props = {
  track: Track;
  /** The medium one is in the bar, which has no previous button on phones. */
  size?: 'medium' | 'large' | 'huge';
  className?: string;
};

export function Transport({ track, size = 'medium', className }: Props) {
  const queue = usePlayback((state) => state.queue);
  const isInBar = size === 'medium';
  const skipSize = isInBar ? 'medium' : 'large';
  return (
    <div className={cn('flex shrink-0 items-center gap-1 left-to-right', className)}>
      <IconButton
        label={text().player.previous}
        size={skipSize}
        disabled={!hasAdjacent(queue, track, -1)}
        className={cn(isInBar && 'max-md:hidden')}
        onClick={() => void playAdjacent(-1)}
      >
        <SkipBack aria-hidden="true" fill="currentColor" />
      </IconButton>
      <PlayButton track={track} size={size} />
      <IconButton
        label={text().player.next}
        size={skipSize}
        disabled={!hasAdjacent(queue, track, 1)}
        onClick={() => void playAdjacent(1)}
      >
        <SkipForward aria-hidden="true" fill="currentColor" />
      </IconButton>
    </div>
  );
}

/** The slider is only for wide screens, because phones have volume keys. */
export function VolumeControls() {
  const volume = usePlayback((state) => (state.isMuted ? 0 : state.volume));
  return (
    <div className="flex items-center gap-2 left-to-right">
      <MuteButton />
      <VolumeSlider volume={volume} onChange={setVolume} className="w-20 max-lg:hidden" />
    </div>
  );
}

function close() {
  closePlayer();
  // The bar disappears with the button, so the focus moves to the page.
  document.getElementById('main')?.focus({ preventScroll: true });
}

export function CloseButton({ children }: { children: ReactNode }) {
  return (
    <IconButton label={text().player.close} onClick={close}>
      {children}
    </IconButton>
  );
}
