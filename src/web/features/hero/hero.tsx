import type { Artist } from '#shared/artist.schema.ts';
import { HeroPicture } from '#web/features/hero/hero-picture.tsx';
import { ListenNow } from '#web/features/hero/listen-now.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { HeroName } from '#web/ui/media/hero-name/hero-name.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';

/** The name as large as it goes, with the picture beside it; on phones both stand on one dark panel. */
export function Hero({ artist }: { artist: Artist }) {
  return (
    <div className="shell grid gap-x-8 pt-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] md:items-end md:pt-14 lg:gap-x-4">
      <HeroPicture name={artist.name} />
      <div className="relative flex flex-col md:order-first md:h-full md:justify-between md:gap-10 md:py-2">
        <HeroName
          name={artist.name}
          className="hero-foot [--hero-name-most:40cqi] md:my-auto md:[--hero-name-most:62cqi]"
        />
        <div className="mt-7 flex flex-col gap-5 md:mt-0">
          <p className="text-xl text-soft">{artist.tagline}</p>
          <div className="flex flex-wrap gap-3">
            <ListenNow />
            <SectionLink section="videos" className={buttonClass({ size: 'large', variant: 'outline' })}>
              Watch Videos
            </SectionLink>
          </div>
        </div>
      </div>
    </div>
  );
}
