import { Suspense, useEffect, type ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { HomeSection } from '#shared/site/look/look.ts';
import { SetUpNote } from '#web/features/account/set-up-note.tsx';
import { Hero } from '#web/features/hero/hero.tsx';
import { ListenNow } from '#web/features/tracks/listen-now.tsx';
import { FeaturedRelease } from '#web/features/tracks/featured-release.tsx';
import { TracksSection } from '#web/features/tracks/tracks-section.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { whenUsed } from '#web/lib/lazy/use-is-used.ts';
import { arriveAtSection, followHistory } from '#web/lib/navigation/sections.ts';
import { homeParts, loadHomeParts } from '#web/pages/home-parts.ts';
import { PageSection } from '#web/ui/page/page-section.tsx';

const sections: Record<HomeSection, (props: { artist: Artist }) => ReactNode> = {
  music: ({ artist }) => (
    <PageSection id="music" label={text().sections.music}>
      <TracksSection artistName={artist.name} />
    </PageSection>
  ),
  videos: ({ artist }) => (
    <PageSection id="videos" label={text().sections.videos} load={homeParts.videos.preload}>
      <homeParts.videos.Part artistName={artist.name} />
    </PageSection>
  ),
  shows: () => (
    <PageSection id="shows" label={text().sections.shows} load={homeParts.shows.preload}>
      <homeParts.shows.Part />
    </PageSection>
  ),
  news: ({ artist }) => (
    <PageSection id="news" label={text().sections.news} load={homeParts.news.preload}>
      <homeParts.news.Part artistName={artist.name} />
    </PageSection>
  ),
  about: ({ artist }) => (
    <PageSection id="about" label={text().sections.about} load={homeParts.about.preload}>
      <homeParts.about.Part artist={artist} />
    </PageSection>
  ),
  contact: ({ artist }) => (
    <PageSection id="contact" label={text().sections.contact} load={homeParts.contact.preload}>
      <homeParts.contact.Part artistName={artist.name} />
    </PageSection>
  ),
};

export default function HomePage() {
  const artist = useArtist();
  useEffect(arriveAtSection, []);
  useEffect(followHistory, []);
  // The visitor may come back to this page without a network.
  useEffect(() => whenUsed(() => void loadHomeParts()), []);
  return (
    <div className="flex flex-col gap-section pb-section">
      <div className="flex flex-col gap-5 md:gap-16">
        <PageSection id="home" label={artist.name} isFirst>
          <SetUpNote />
          <Hero artist={artist} listenNow={<ListenNow />} />
        </PageSection>
        {/* A separate hydration step, because one large step would block slow phones. */}
        {artist.look.sections.includes('music') && (
          <Suspense fallback={null}>
            <FeaturedRelease />
          </Suspense>
        )}
      </div>
      {artist.look.sections.map((name) => {
        const SectionContent = sections[name];
        return <SectionContent key={name} artist={artist} />;
      })}
    </div>
  );
}
