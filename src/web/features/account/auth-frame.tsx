import type { ReactNode } from 'react';
import { BrandingPanel } from '#web/features/account/branding-panel.tsx';
import { NeedsScript } from '#web/features/account/protected.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { BuiltInArt } from '#web/ui/media/built-in-art.tsx';

/** A form of the account beside the name of the artist. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const artist = useArtist();
  return (
    <div className="shell grid min-h-[calc(100dvh-4.5rem)] grid-cols-1 gap-8 py-6 md:grid-cols-2 md:gap-14 md:py-10">
      <div className="grid place-items-center py-6 md:order-last">
        <NeedsScript />
        <div className="contents noscript:hidden">{children}</div>
      </div>
      <BrandingPanel artist={artist}>
        <BuiltInArt title={artist.name} shape="hero" />
      </BrandingPanel>
    </div>
  );
}
