import { useInfiniteQuery } from '@tanstack/react-query';
import { ownerText } from '#shared/language/text.ts';
import { BinCard } from '#web/admin/bin/bin-card.tsx';
import { DiskUseCard } from '#web/admin/bin/disk-use-card.tsx';
import { useConversionProgress } from '#web/admin/conversions.queries.ts';
import { listPaths, wholeList, type Kind } from '#web/admin/kinds.ts';
import { LinkTarget } from '#web/admin/navigation.tsx';
import { PostLibrary } from '#web/admin/news/post-library.tsx';
import { PhotoLibrary } from '#web/admin/photos/photo-library.tsx';
import { ReleaseLibrary } from '#web/admin/releases/release-library.tsx';
import { ShowLibrary } from '#web/admin/shows/show-library.tsx';
import { TrackLibrary } from '#web/admin/tracks/track-library.tsx';
import { listQuery, totalOf } from '#web/lib/api/lists.ts';
import { VideoLibrary } from '#web/admin/videos/video-library.tsx';

const libraries = [
  { id: 'music-library', label: () => ownerText().tracks.library, Library: TrackLibrary },
  { id: 'video-library', label: () => ownerText().videos.library, Library: VideoLibrary },
  { id: 'image-gallery', label: () => ownerText().photos.library, Library: PhotoLibrary },
  {
    id: 'releases',
    label: () => ownerText().releases.library,
    Library: ReleaseLibrary,
    onceThereIs: 'release' as const,
  },
  {
    id: 'shows',
    label: () => ownerText().shows.library,
    Library: ShowLibrary,
    onceThereIs: 'show' as const,
  },
  { id: 'news', label: () => ownerText().news.library, Library: PostLibrary, onceThereIs: 'post' as const },
  { id: 'bin', label: () => ownerText().bin.title, Library: BinCard },
];

/** Some cards are shown once there is something in them. */
function useLibraries() {
  const totals = { release: useTotal('release'), show: useTotal('show'), post: useTotal('post') };
  return libraries.filter(({ onceThereIs }) => !onceThereIs || totals[onceThereIs] > 0);
}

function useTotal(kind: Kind): number {
  const { data = 0 } = useInfiniteQuery({
    ...listQuery(listPaths[kind], { limit: 1, ...wholeList(kind) }),
    select: totalOf,
    refetchOnMount: 'always',
  });
  return data;
}

export default function ManageTab() {
  const shown = useLibraries();
  useConversionProgress();
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
