import type { ReactNode } from 'react';
import { AccountButtons } from '#web/features/account/account-buttons.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { Player } from '#web/features/player/player.tsx';
import { Preview } from '#web/features/site/preview.tsx';
import { Footer } from '#web/features/site/footer.tsx';
import { Header } from '#web/features/site/header.tsx';
import { ThemeSwitch } from '#web/features/theme/theme-switch.tsx';
import { SkipLink } from '#web/ui/page/skip-link.tsx';
import { Toaster } from '#web/ui/toast/toaster.tsx';

/** What stands around every page. */
export function Layout({ children, footer = true }: { children: ReactNode; footer?: boolean }) {
  const artist = useArtist();
  return (
    <>
      <SkipLink />
      <Preview />
      <Header
        artist={artist}
        tools={<ThemeSwitch className="noscript:hidden" />}
        account={<AccountButtons />}
      />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer && <Footer artist={artist} />}
      <Player artistName={artist.name} />
      <Toaster />
    </>
  );
}
