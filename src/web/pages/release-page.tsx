import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { ReleaseHeader } from '#web/features/releases/release-header.tsx';
import { ReleaseNotes } from '#web/features/releases/release-notes.tsx';
import { ReleaseTracks } from '#web/features/releases/release-tracks.tsx';
import { useArtist } from '#web/lib/hooks/use-artist.ts';
import { releaseQuery } from '#web/lib/api/queries.ts';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { tintStyle } from '#web/ui/media/tint.ts';

export default function ReleasePage() {
  const { name } = useArtist();
  const query = useQuery(releaseQuery(useItemId()));
  return (
    <ItemPage
      query={query}
      failed={text().music.failed}
      back={{ href: pagePaths.music, label: text().pages.music }}
      tint={tintStyle}
    >
      {(release) => (
        <>
          <ReleaseHeader release={release} artistName={name} />
          <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
            <ReleaseTracks tracks={release.tracks} />
            <ReleaseNotes release={release} />
          </div>
        </>
      )}
    </ItemPage>
  );
}
