import { Suspense, useEffect, type ReactNode } from 'react';
import type { Artist } from '#shared/artist.schema.ts';
import type { HomeSection } from '#shared/look.ts';
import { SetUpNote } from '#web/features/account/set-up-note.tsx';
import { ContactSection } from '#web/features/contact/contact-section.tsx';
import { Hero } from '#web/features/hero/hero.tsx';
import { AboutSection } from '#web/features/photos/about-section.tsx';
import { FeaturedRelease } from '#web/features/tracks/featured-release.tsx';
import { TracksSection } from '#web/features/tracks/tracks-section.tsx';
import { VideosSection } from '#web/features/videos/videos-section.tsx';
import { arriveAtSection, followHistory } from '#web/lib/sections.ts';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { useHomeTracks } from '#web/lib/hooks/use-home-tracks.ts';
import { PageSection } from '#web/ui/page/page-section.tsx';

const sections: Record<HomeSection, (props: { artist: Artist }) => ReactNode> = {
  music: Music,
  videos: ({ artist }) => (
    <PageSection id="videos" label="Videos">
      <VideosSection artistName={artist.name} />
    </PageSection>
  ),
  about: ({ artist }) => (
    <PageSection id="about" label="About">
      <AboutSection artist={artist} />
    </PageSection>
  ),
  contact: ({ artist }) => (
    <PageSection id="contact" label="Contact">
      <ContactSection artistName={artist.name} />
    </PageSection>
  ),
};

export default function HomePage() {
  const artist = useArtist();
  useEffect(arriveAtSection, []);
  useEffect(followHistory, []);
  return (
    <div className="flex flex-col gap-section pb-section">
      <div className="flex flex-col gap-5 md:gap-16">
        <PageSection id="home" label={artist.name}>
          <SetUpNote />
          <Hero artist={artist} />
        </PageSection>
        {/* Taken over by itself: together with what stands above it would hold up a slow phone. */}
        {artist.look.sections.includes('music') && (
          <Suspense fallback={null}>
            <FeaturedRelease />
          </Suspense>
        )}
      </div>
      {artist.look.sections.map((name) => {
        const Section = sections[name];
        return <Section key={name} artist={artist} />;
      })}
    </div>
  );
}

/** The tracks beside the featured one, if there are any. */
function Music({ artist }: { artist: Artist }) {
  const { isAlone } = useHomeTracks();
  if (isAlone) return null;
  return (
    <PageSection id="music" label="Music">
      <TracksSection artistName={artist.name} />
    </PageSection>
  );
}
