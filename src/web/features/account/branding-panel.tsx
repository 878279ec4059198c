import { Clapperboard, Music, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { HeroName } from '#web/ui/media/hero-name.tsx';

type Props = { artist: Artist; children: ReactNode };

export function BrandingPanel({ artist, children }: Props) {
  const { music, musicText, videos, videosText } = text().account;
  return (
    <aside className="relative isolate flex flex-col justify-end gap-9 overflow-hidden rounded-panel bg-page p-8 pt-28! stage text-ink md:p-12">
      <div aria-hidden="true" className="absolute inset-0 -z-10">
        {/* The art ends behind the text, or it would show through at the rounded corners. */}
        <div className="absolute inset-0 mask-[linear-gradient(to_top,transparent_30%,#000_36%)]">
          {children}
        </div>
        {/* A dark gradient keeps the text readable. */}
        <div className="absolute inset-0 bg-linear-to-t from-page from-35% via-page/85 via-60% to-page/10" />
      </div>
      <div>
        <HeroName fit={artist.nameFit} as="p" className="[--hero-name-most:34cqi]" />
        <p dir="auto" className="mt-5 text-as-parent text-xl text-soft">
          {artist.tagline}
        </p>
      </div>
      <ul className="grid gap-6 sm:grid-cols-2">
        <Blurb Icon={Music} title={music} text={musicText} />
        <Blurb Icon={Clapperboard} title={videos} text={videosText} />
      </ul>
    </aside>
  );
}

function Blurb({ Icon, title, text }: { Icon: LucideIcon; title: string; text: string }) {
  return (
    <li>
      <Icon aria-hidden="true" className="mb-2 size-6 text-glow" />
      <h2 className="font-semibold">{title}</h2>
      <p className="text-sm text-soft">{text}</p>
    </li>
  );
}
