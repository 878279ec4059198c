import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { itemIdIn, pagePaths } from '#shared/addresses.ts';
import { ReleaseHeader } from '#web/features/releases/release-header.tsx';
import { ReleaseNotes } from '#web/features/releases/release-notes.tsx';
import { ReleaseSongs } from '#web/features/releases/release-songs.tsx';
import { ApiError } from '#web/lib/api.ts';
import { releaseQuery } from '#web/lib/queries.ts';
import NotFoundPage from '#web/pages/not-found-page.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageSpinner } from '#web/ui/states/page-spinner.tsx';

/** An album, an EP or a single with its songs. */
export default function ReleasePage() {
  const [path] = useLocation();
  const { data: release, error, refetch } = useQuery(releaseQuery(itemIdIn(path) ?? 0));
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  if (error)
    return (
      <div className="shell py-section">
        <ErrorState onRetry={() => void refetch()}>Failed to load music. Please try again later.</ErrorState>
      </div>
    );
  if (!release) return <PageSpinner />;
  return (
    <article className="shell pt-8 pb-section md:pt-12">
      <Link
        href={pagePaths.music}
        className="mb-6 inline-flex min-h-11 items-center gap-2 text-sm font-medium text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All Music
      </Link>
      <ReleaseHeader release={release} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <ReleaseSongs tracks={release.tracks} />
        <ReleaseNotes release={release} />
      </div>
    </article>
  );
}
