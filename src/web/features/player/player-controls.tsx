import { SkipBack, SkipForward } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { playAdjacent } from '#web/lib/playback/play-next.ts';
import { setVolume } from '#web/lib/playback/playback.ts';
import { hasAdjacent } from '#web/lib/playback/queue.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { VolumeSlider } from '#web/ui/media/seek/volume-slider.tsx';

type Props = { track: Track; size?: 'medium' | 'large' };

/** The narrowest phones have no room for the previous button in the bar. */
export function Transport({ track, size = 'medium' }: Props) {
  const queue = usePlayback((state) => state.queue);
  return (
    <div className="flex shrink-0 items-center left-to-right md:gap-1">
      <IconButton
        label={text().player.previous}
        disabled={!hasAdjacent(queue, track, -1)}
        className={cn('max-md:w-10', size === 'medium' && 'max-[22rem]:hidden')}
        onClick={() => void playAdjacent(-1)}
      >
        <SkipBack aria-hidden="true" fill="currentColor" />
      </IconButton>
      <PlayButton track={track} size={size} />
      <IconButton
        label={text().player.next}
        disabled={!hasAdjacent(queue, track, 1)}
        className="max-md:w-10"
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
      <MuteButton className="max-md:w-10" />
      <VolumeSlider volume={volume} onChange={setVolume} className="w-20 max-lg:hidden" />
    </div>
  );
}
