import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { Setlist } from '#web/features/shows/page/setlist.tsx';
import { ShowHeader } from '#web/features/shows/page/show-header.tsx';
import { showQuery } from '#web/lib/api/queries.ts';
import { ItemPage, useItemId } from '#web/pages/item-page.tsx';
import { itemParts } from '#web/pages/item-parts.ts';
import { LatePart } from '#web/ui/late-part.tsx';
import { Note } from '#web/ui/page/credits-and-links.tsx';

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
                <LatePart id="recording" load={itemParts.recording.preload}>
                  <itemParts.recording.Part video={show.video} track={show.track} />
                </LatePart>
              </Note>
            )}
            {show.setlist.length > 0 && (
              <Note title={setlist}>
                <Setlist setlist={show.setlist} />
              </Note>
            )}
            {show.images.length > 0 && (
              <Note title={photos}>
                <LatePart id="photos" load={itemParts.photos.preload}>
                  <itemParts.photos.Part key={show.id} name={`show ${show.id}`} photos={show.images} />
                </LatePart>
              </Note>
            )}
          </div>
        </>
      )}
    </ItemPage>
  );
}
