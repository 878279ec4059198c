import { setVolume } from '#web/lib/playback/playback.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { MuteButton } from '#web/ui/media/player/mute-button.tsx';
import { VolumeSlider } from '#web/ui/media/seek/volume-slider.tsx';

/** The mute button for everybody; the slider only on wide screens, because phones have volume keys. */
export function VolumeControls() {
  const volume = usePlayback((state) => (state.isMuted ? 0 : state.volume));
  return (
    <div className="flex items-center gap-2">
      <MuteButton className="max-md:w-10" />
      <VolumeSlider volume={volume} onChange={setVolume} className="w-20 max-lg:hidden" />
    </div>
  );
}
