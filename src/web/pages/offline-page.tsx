import { useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { OfflineTracks } from '#web/features/tracks/offline/offline-tracks.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';

/** Offline the service worker redirects here from pages that are not cached. */
export default function OfflinePage() {
  const from = ownPath(new URLSearchParams(useSearch()).get('from'));
  const isOnline = useIsOnline();
  return (
    <div className="shell pt-8 pb-section md:pt-12">
      <BackLink href={pagePaths.home}>{text().site.back}</BackLink>
      {isOnline && !from ? (
        <h1 className="mt-3 mb-8 font-display text-section md:mb-10">{text().pages.offline}</h1>
      ) : (
        <>
          <OfflineNotice from={from} />
          <h2 className="mb-6 font-display text-title">{text().pages.offline}</h2>
        </>
      )}
      <OfflineTracks />
    </div>
  );
}

function OfflineNotice({ from }: { from: string | null }) {
  return (
    <div className="mt-3 mb-10 flex flex-col items-start gap-5 md:mb-14">
      <h1 className="font-display text-section">{text().offline.title}</h1>
      <p className="max-w-prose text-lg text-pretty text-soft">
        {from ? text().offline.pageNotKept : text().offline.onlySongs}
      </p>
      {from && (
        <a href={from} className={buttonClass({ variant: 'outline' })}>
          {text().site.tryAgain}
        </a>
      )}
    </div>
  );
}

/** The requested page, if it is on this site. */
function ownPath(from: string | null): string | null {
  if (!from) return null;
  const { origin, pathname, search } = new URL(from, window.location.origin);
  return origin === window.location.origin ? pathname + search : null;
}

function watch(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function useIsOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}
