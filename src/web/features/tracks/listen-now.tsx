import { useQueryClient } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { text } from '#shared/language/text.ts';
import { queueAround, useHomeTracks } from '#web/features/tracks/use-home-tracks.ts';
import { playRelease } from '#web/lib/playback/play-release.ts';
import { playTrack } from '#web/lib/playback/playback.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';

/** Scrolls to the music and plays the featured track, and then the rest of its release. */
export function ListenNow() {
  const client = useQueryClient();
  const { featured, list } = useHomeTracks();
  const play = () => {
    if (featured?.release) playRelease(client, featured.release.id, featured);
    else if (featured) playTrack(featured, queueAround(featured, list.items));
  };
  return (
    <SectionLink section="music" onJump={play} className={buttonClass({ size: 'large' })}>
      <Play aria-hidden="true" fill="currentColor" />
      {text().hero.listen}
    </SectionLink>
  );
}
