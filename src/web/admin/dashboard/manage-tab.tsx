import { useInfiniteQuery } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { BinCard } from '#web/admin/bin/bin-card.tsx';
import { DiskUseCard } from '#web/admin/bin/disk-use-card.tsx';
import { LinkTarget } from '#web/admin/navigation.tsx';
import { PostLibrary } from '#web/admin/news/post-library.tsx';
import { PhotoLibrary } from '#web/admin/photos/photo-library.tsx';
import { ReleaseLibrary } from '#web/admin/releases/release-library.tsx';
import { TrackLibrary } from '#web/admin/tracks/track-library.tsx';
import { listQuery, totalOf } from '#web/lib/api/lists.ts';
import { VideoLibrary } from '#web/admin/videos/video-library.tsx';

const RELEASES = 'releases';

const libraries = [
  { id: 'music-library', label: () => ownerText().tracks.library, Library: TrackLibrary },
  { id: 'video-library', label: () => ownerText().videos.library, Library: VideoLibrary },
  { id: 'image-gallery', label: () => ownerText().photos.library, Library: PhotoLibrary },
  { id: RELEASES, label: () => ownerText().releases.library, Library: ReleaseLibrary },
  { id: 'news', label: () => ownerText().news.library, Library: PostLibrary },
  { id: 'bin', label: () => ownerText().bin.title, Library: BinCard },
];

/** The Releases card is shown once there is a release. */
function useLibraries() {
  const { data: releases = 0 } = useInfiniteQuery({
    ...listQuery<Release>(apiPaths.releases, { limit: 1, show: 'all' }),
    select: totalOf,
    refetchOnMount: 'always',
  });
  return releases > 0 ? libraries : libraries.filter(({ id }) => id !== RELEASES);
}

export default function ManageTab() {
  const shown = useLibraries();
  return (
    <>
      <nav aria-label={ownerText().dashboard.libraries} className="mb-4 flex gap-x-5 gap-y-1 overflow-x-auto">
        {shown.map(({ id, label }) => (
          <a
            key={id}
            href={`#${id}`}
            className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-soft underline decoration-line decoration-2 underline-offset-8 transition-colors hover:text-ink hover:decoration-accent max-sm:text-sm"
          >
            {label()}
          </a>
        ))}
      </nav>
      <div className="flex flex-col gap-6">
        {shown.map(({ id, Library }) => (
          <div key={id} id={id} tabIndex={-1} className="scroll-mt-24 outline-none">
            <Library />
          </div>
        ))}
        <LinkTarget name="disk">
          <DiskUseCard />
        </LinkTarget>
      </div>
    </>
  );
}
