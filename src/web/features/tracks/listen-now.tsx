import { Play } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { useHomeTracks } from '#web/features/tracks/use-home-tracks.ts';
import { playTrack } from '#web/lib/playback/playback.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';

/** Scrolls to the music and plays the featured track. */
export function ListenNow() {
  const { featured, queue } = useHomeTracks();
  const play = () => {
    if (featured) playTrack(featured, queue);
  };
  return (
    <SectionLink section="music" onJump={play} className={buttonClass({ size: 'large' })}>
      <Play aria-hidden="true" fill="currentColor" />
      {text().hero.listen}
    </SectionLink>
  );
}
