import { setVolume } from '#web/lib/playback/playback.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { cn } from '#web/ui/cn.ts';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { VolumeSlider } from '#web/ui/media/seek/volume-slider.tsx';

export function VolumeControls({ className }: { className?: string }) {
  const volume = usePlayback((state) => (state.isMuted ? 0 : state.volume));
  return (
    <div className={cn('flex items-center gap-2', className)}>
      <MuteButton />
      <VolumeSlider volume={volume} onChange={setVolume} className="w-20 max-lg:hidden" />
    </div>
  );
}
