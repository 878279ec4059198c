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

export function PlayButton({ track, onToggle, ...look }: Props) {
  const list = useTrackQueue();
  const { isPlaying } = useTrackPlayback(track);
  return (
    <PlayPause
      item={track}
      isPlaying={isPlaying}
      onClick={() => {
        toggleTrack(track, list());
        onToggle?.(!isPlaying);
      }}
      {...look}
    />
  );
}

type PlayPauseProps = Pick<Props, 'size' | 'className'> & {
  item: { title: string };
  isPlaying: boolean;
  onClick: () => void;
};

export function PlayPause({ item, isPlaying, ...rest }: PlayPauseProps) {
  return (
    <IconButton
      variant="accent"
      label={isPlaying ? text().player.pause(item) : text().player.play(item)}
      {...rest}
    >
      {isPlaying ? (
        <Pause aria-hidden="true" fill="currentColor" strokeWidth={0} />
      ) : (
        <Play aria-hidden="true" fill="currentColor" strokeWidth={0} className="translate-x-[6%]" />
      )}
    </IconButton>
  );
}
