import { Play } from 'lucide-react';
import { useHomeTracks } from '#web/lib/hooks/use-home-tracks.ts';
import { playTrack } from '#web/lib/playback/playback.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';

/** Leads to the music, and starts the track that stands in front. */
export function ListenNow() {
  const { featured, queue } = useHomeTracks();
  const play = () => {
    if (featured) playTrack(featured, queue);
  };
  return (
    <SectionLink section="music" onJump={play} className={buttonClass({ size: 'large' })}>
      <Play aria-hidden="true" fill="currentColor" />
      Listen Now
    </SectionLink>
  );
}
