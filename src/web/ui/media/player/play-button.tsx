import { Pause, Play } from 'lucide-react';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { text } from '#shared/language/text.ts';
import { toggleTrack } from '#web/lib/playback/playback.ts';
import { useTrackQueue } from '#web/lib/playback/track-queue.tsx';
import { useTrackPlayback } from '#web/lib/playback/use-track-playback.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  track: Track;
  size?: 'medium' | 'large' | 'huge';
  onToggle?: (plays: boolean) => void;
  className?: string;
};

export function PlayButton({ track, size, onToggle, className }: Props) {
  const list = useTrackQueue();
  const { isPlaying } = useTrackPlayback(track);
  return (
    <IconButton
      variant="accent"
      size={size}
      label={isPlaying ? text().player.pause(track) : text().player.play(track)}
      className={className}
      onClick={() => {
        toggleTrack(track, list());
        onToggle?.(!isPlaying);
      }}
    >
      {isPlaying ? (
        <Pause aria-hidden="true" fill="currentColor" strokeWidth={0} />
      ) : (
        <Play aria-hidden="true" fill="currentColor" strokeWidth={0} className="translate-x-[6%]" />
      )}
    </IconButton>
  );
}
