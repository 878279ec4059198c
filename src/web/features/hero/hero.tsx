import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { HeroLayout } from '#shared/site/look/look.ts';
import { heroSizes } from '#web/features/hero/hero-preload.ts';
import type { ReactNode } from 'react';
import { featuredPhotoQuery } from '#web/lib/api/queries.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Artwork } from '#web/ui/media/artwork.tsx';
import { HeroName } from '#web/ui/media/hero-name.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';

/**
 * Beside: the name is left of the picture; on phones it is below it on a dark panel. Wide: the picture fills the width
 * of the page, and is low enough to leave room for the buttons. Words: the name without a picture.
 */
const layouts: Record<HeroLayout, { frame: string; words?: string; name: string; below?: string }> = {
  beside: {
    frame:
      'shell gap-x-8 pt-5 md:pt-14 md:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] md:items-end lg:gap-x-4',
    words: 'md:col-start-1 md:row-start-1 md:h-full md:justify-between md:gap-10 md:py-2 md:*:mt-0',
    name: 'max-md:hero-foot [--hero-name-most:40cqi] md:my-auto! md:[--hero-name-most:62cqi]',
  },
  wide: {
    frame: '',
    name: 'hero-foot hero-foot-wide [--hero-name-most:40cqi] md:[--hero-name-most:11cqi]',
    below: 'shell',
  },
  words: { frame: 'shell pt-5 md:pt-14', name: '[--hero-name-most:46cqi] md:[--hero-name-most:21cqi]' },
};

/** `listenNow` is the button that starts the music. */
export function Hero({ artist, listenNow }: { artist: Artist; listenNow: ReactNode }) {
  const { hero, sections } = artist.look;
  const { frame, words, name, below } = layouts[hero];
  return (
    <div className={cn('grid', frame)}>
      {hero !== 'words' && <HeroPicture name={artist.name} layout={hero} />}
      <div className={cn('relative flex flex-col', words)}>
        <HeroName fit={artist.nameFit} className={name} />
        <div className={cn('mt-7 flex flex-col gap-5', below)}>
          <p className="own-direction text-xl text-soft">{artist.tagline}</p>
          <div className="flex flex-wrap gap-3">
            {sections.includes('music') && listenNow}
            {sections.includes('videos') && (
              <SectionLink section="videos" className={buttonClass({ size: 'large', variant: 'outline' })}>
                {text().hero.watch}
              </SectionLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

type PictureProps = { name: string; layout: keyof typeof heroSizes };

function HeroPicture({ name, layout }: PictureProps) {
  const { data: photo, isPending } = useQuery(featuredPhotoQuery);
  return (
    <div
      className={cn(
        'relative grid w-full place-items-center overflow-hidden bg-sunk',
        layout === 'wide'
          ? 'h-[min(60svh,100svh-23.5rem)] min-h-72'
          : 'aspect-[9/10] max-h-[70svh] rounded-panel max-md:rounded-b-none sm:aspect-[6/5] md:col-start-2 md:row-start-1 md:aspect-[106/100] md:max-h-none',
      )}
    >
      {isPending ? (
        <Spinner className="text-2xl" label={text().hero.loading} />
      ) : (
        <Artwork
          path={photo?.imagePath ?? null}
          facts={photo?.picture ?? null}
          title={name}
          shape="hero"
          alt={photo?.title ?? ''}
          sizes={heroSizes[layout]}
          priority
        />
      )}
    </div>
  );
}
