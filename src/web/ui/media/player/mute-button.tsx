import { Volume2, VolumeX } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { toggleMute } from '#web/lib/playback/playback.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

export function MuteButton({ className }: { className?: string }) {
  const isMuted = usePlayback((state) => state.isMuted);
  return (
    <IconButton
      label={isMuted ? text().player.unmute : text().player.mute}
      className={className}
      onClick={toggleMute}
    >
      {isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
    </IconButton>
  );
}
