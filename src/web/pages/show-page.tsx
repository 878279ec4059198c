import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { PhotoSet } from '#web/features/photos/photo-set.tsx';
import { Setlist } from '#web/features/shows/page/setlist.tsx';
import { ShowHeader } from '#web/features/shows/page/show-header.tsx';
import { LargePlayer } from '#web/features/tracks/large-player.tsx';
import { PagePlayer } from '#web/features/videos/page/page-player.tsx';
import { showQuery } from '#web/lib/api/queries.ts';
import { queueFrom } from '#web/lib/playback/queue.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { Note } from '#web/ui/page/credits-and-links.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

export default function ShowPage() {
  const query = useQuery(showQuery(useItemId()));
  const { failed, setlist, photos, recording } = text().shows;
  return (
    <ItemPage query={query} failed={failed} back={{ href: pagePaths.shows, label: text().pages.shows }}>
      {(show) => (
        <>
          <ShowHeader show={show} />
          <div className="mt-12 flex flex-col gap-12">
            {show.note && (
              <p dir="auto" className="max-w-prose text-as-parent wrap-anywhere whitespace-pre-line">
                {show.note}
              </p>
            )}
            {(show.video || show.track) && (
              <Note title={recording}>
                {show.video && (
                  <div className="max-w-3xl">
                    <PagePlayer key={show.video.id} video={show.video} />
                  </div>
                )}
                {show.track && (
                  <TrackQueue list={queueFrom([show.track])}>
                    <p className="mt-4 font-semibold">
                      <TitleLink kind="track" item={show.track} />
                    </p>
                    <LargePlayer track={show.track} />
                  </TrackQueue>
                )}
              </Note>
            )}
            {show.setlist.length > 0 && (
              <Note title={setlist}>
                <Setlist setlist={show.setlist} />
              </Note>
            )}
            {show.images.length > 0 && (
              <Note title={photos}>
                <PhotoSet key={show.id} name={`show ${show.id}`} photos={show.images} />
              </Note>
            )}
          </div>
        </>
      )}
    </ItemPage>
  );
}
