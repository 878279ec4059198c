import { text } from '#shared/language/text.ts';
import { memo } from 'react';
import { shortDate, shownDate } from '#shared/primitives/format.ts';
import type { Video } from '#shared/catalogue/videos.schema.ts';
import { pageInNewTab, plainAddress, sourceOf } from '#shared/media/video-source.ts';
import { Views } from '#web/features/videos/views.tsx';
import { VideoThumbnail } from '#web/features/videos/video-thumbnail.tsx';
import { LocalDate } from '#web/ui/local-date.tsx';
import { ListCell, ListRow } from '#web/ui/tables/list-table.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';
import { WatchButton } from '#web/features/videos/watch-button.tsx';

/** Columns on wide screens, a card on phones. */
export const videoRowClass =
  'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 sm:gap-x-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto] ' +
  'lg:grid-cols-[8rem_minmax(0,1fr)_5rem_10rem_7.5rem_7rem] lg:gap-x-6';

type Props = { video: Video; onWatch: (video: Video) => void; onNear: () => void };

export const VideoRow = memo(function VideoRow({ video, onWatch, onNear }: Props) {
  const type = text().catalogue.videoTypes[video.videoType];
  const date = <LocalDate iso={shownDate(video)} format={shortDate} />;
  const page = pageInNewTab(video);
  const address = plainAddress(sourceOf(video));
  return (
    <ListRow className={videoRowClass}>
      <ListCell className="max-lg:row-span-3 max-lg:self-start sm:max-lg:row-span-2">
        <div className="aspect-video overflow-hidden rounded-small bg-sunk">
          <VideoThumbnail video={video} sizes="(min-width: 1024px) 128px, 112px" />
        </div>
      </ListCell>
      <ListCell className="max-lg:self-start sm:max-lg:col-span-2">
        <p className="line-clamp-2 font-semibold" title={video.title}>
          <TitleLink kind="video" item={video} />
        </p>
        <p className="text-sm text-soft">{type}</p>
      </ListCell>
      <ListCell className="text-sm text-soft tabular-nums">
        <span className="lg:hidden">
          <Views video={video} format="precise" />
          <span aria-hidden="true">
            {' · '}
            <span className="whitespace-nowrap">{date}</span>
          </span>
        </span>
        <span className="max-lg:hidden">
          <Views video={video} format="number" />
        </span>
      </ListCell>
      {/* A card shows the type under the title, and the date beside the views. */}
      <ListCell className="text-sm text-soft max-lg:sr-only">{type}</ListCell>
      <ListCell className="text-sm text-soft max-lg:sr-only">{date}</ListCell>
      <ListCell className="max-sm:col-start-2 max-sm:mt-2 sm:justify-self-end">
        <WatchButton
          video={video}
          page={page}
          variant="outline"
          size="small"
          onWatch={onWatch}
          onNear={onNear}
        />
        {!page && address && (
          <noscript>
            <a href={address} className="underline">
              {text().videos.watch}
            </a>
          </noscript>
        )}
      </ListCell>
    </ListRow>
  );
});
