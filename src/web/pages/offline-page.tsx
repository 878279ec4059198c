import { useSearch } from 'wouter';
import { pagePaths } from '#shared/addresses.ts';
import { KeptSongs } from '#web/features/tracks/kept/kept-songs.tsx';
import { useIsOnline } from '#web/lib/hooks/use-is-online.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';

/** The kept songs. Without a network the service worker leads here from every page that it does not have. */
export default function OfflinePage() {
  const from = ownPath(new URLSearchParams(useSearch()).get('from'));
  const isOnline = useIsOnline();
  return (
    <div className="shell pt-8 pb-section md:pt-12">
      <BackLink href={pagePaths.home}>Back to Home</BackLink>
      {isOnline && !from ? (
        <h1 className="mt-3 mb-8 font-display text-section md:mb-10">Kept Songs</h1>
      ) : (
        <>
          <OfflineNotice from={from} />
          <h2 className="mb-6 font-display text-title">Kept Songs</h2>
        </>
      )}
      <KeptSongs />
    </div>
  );
}

function OfflineNotice({ from }: { from: string | null }) {
  return (
    <div className="mt-3 mb-10 flex flex-col items-start gap-5 md:mb-14">
      <h1 className="font-display text-section">You are offline</h1>
      <p className="max-w-prose text-lg text-pretty text-soft">
        {from
          ? 'This page was not kept in this browser. It opens again once you are back online; your kept songs can be heard now.'
          : 'Your kept songs play without a network. Everything else opens again once you are back online.'}
      </p>
      {from && (
        <a href={from} className={buttonClass({ variant: 'outline' })}>
          Try Again
        </a>
      )}
    </div>
  );
}

/** Where the visitor wanted to go, if that is on this site. */
function ownPath(from: string | null): string | null {
  if (!from) return null;
  const { origin, pathname, search } = new URL(from, window.location.origin);
  return origin === window.location.origin ? pathname + search : null;
}
