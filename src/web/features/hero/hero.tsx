import type { Artist } from '#shared/artist.schema.ts';
import type { HeroLayout } from '#shared/look.ts';
import { HeroPicture } from '#web/features/hero/hero-picture.tsx';
import { ListenNow } from '#web/features/hero/listen-now.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { HeroName } from '#web/ui/media/hero-name.tsx';
import { SectionLink } from '#web/ui/page/section-link.tsx';

/**
 * Beside: the name on the left and the picture on the right; on phones both stand on one dark panel. Wide: they stand
 * so on every screen. Words: the name alone.
 */
const layouts: Record<HeroLayout, { frame?: string; words?: string; name: string }> = {
  beside: {
    frame: 'md:grid-cols-[minmax(0,1fr)_minmax(0,1.02fr)] md:items-end lg:gap-x-4',
    words: 'md:order-first md:h-full md:justify-between md:gap-10 md:py-2 md:*:mt-0',
    name: 'max-md:hero-foot [--hero-name-most:40cqi] md:my-auto! md:[--hero-name-most:62cqi]',
  },
  wide: { name: 'hero-foot [--hero-name-most:40cqi] md:[--hero-name-most:11cqi]' },
  words: { name: '[--hero-name-most:46cqi] md:[--hero-name-most:21cqi]' },
};

/** The name as large as it goes, with the picture where the owner wants it. */
export function Hero({ artist }: { artist: Artist }) {
  const { hero, sections } = artist.look;
  const { frame, words, name } = layouts[hero];
  return (
    <div className={cn('shell grid gap-x-8 pt-5 md:pt-14', frame)}>
      {hero !== 'words' && <HeroPicture name={artist.name} layout={hero} />}
      <div className={cn('relative flex flex-col', words)}>
        <HeroName sign={artist.sign} className={name} />
        <div className="mt-7 flex flex-col gap-5">
          <p className="text-xl text-soft">{artist.tagline}</p>
          <div className="flex flex-wrap gap-3">
            {sections.includes('music') && <ListenNow />}
            {sections.includes('videos') && (
              <SectionLink section="videos" className={buttonClass({ size: 'large', variant: 'outline' })}>
                Watch Videos
              </SectionLink>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
