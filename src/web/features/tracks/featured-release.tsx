import { text } from '#shared/language/text.ts';
import { paging } from '#shared/primitives/limits.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { TrackDownload } from '#web/ui/media/player/track-download.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';
import { LargePlayer } from '#web/features/tracks/large-player.tsx';
import { queueAround, useHomeTracks } from '#web/features/tracks/use-home-tracks.ts';

/** The featured or else the newest track; renders nothing without music. */
export function FeaturedRelease() {
  const { featured, list, isPending } = useHomeTracks();
  if (isPending) return <Skeleton className="shell h-96 rounded-panel!" />;
  if (!featured) return null;
  return (
    <section
      aria-labelledby="featured-release"
      className="shell grid gap-6 rounded-panel border border-line p-5 stage md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-center md:gap-10 md:p-8 lg:grid-cols-[22.5rem_minmax(0,1fr)] lg:gap-12 lg:p-9"
    >
      <Cover
        track={featured}
        sizes="(min-width: 1024px) 360px, (min-width: 768px) calc(36.8vw - 43px), calc(100vw - 82px)"
      />
      <div className="min-w-0">
        <h2 id="featured-release" className="text-sm font-semibold text-glow">
          {text().music.latest}
        </h2>
        <h3 className="mt-2 font-display text-headline">
          <TitleLink kind="track" item={featured} />
          <ExplicitMark track={featured} className="ms-3 align-middle" />
        </h3>
        <Description track={featured} />
        <TrackQueue list={queueAround(featured, list.items)}>
          <LargePlayer track={featured} />
        </TrackQueue>
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          <TrackDownload track={featured} as="file" />
          {list.total > paging.seeAllAbove && (
            <SectionLink section="music" className={buttonClass({ variant: 'outline' })}>
              {text().music.seeAll}
            </SectionLink>
          )}
        </div>
      </div>
    </section>
  );
}

function Description({ track }: { track: Track }) {
  if (!track.description) return null;
  return <p className="mt-3 line-clamp-4 max-w-prose own-direction text-soft">{track.description}</p>;
}
