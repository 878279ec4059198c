import type { ReactNode } from 'react';
import type { Attachment } from '#shared/catalogue/posts.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { text } from '#shared/language/text.ts';
import { ReleaseTracks } from '#web/features/releases/release-tracks.tsx';
import { LargePlayer } from '#web/features/tracks/large-player.tsx';
import { PagePlayer } from '#web/features/videos/page/page-player.tsx';
import { queueFrom } from '#web/lib/playback/queue.ts';
import { TrackQueue } from '#web/lib/playback/track-queue.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';

/** The song, video or release of a post, with its player. */
export default function PostAttachment({ attachment }: { attachment: Attachment }) {
  switch (attachment.kind) {
    case 'track':
      return (
        <TrackQueue list={queueFrom([attachment.item])}>
          <Music type={shownType(attachment.item)} item={attachment.item} kind="track">
            <LargePlayer track={attachment.item} />
          </Music>
        </TrackQueue>
      );
    case 'release': {
      const { item } = attachment;
      return (
        <>
          <Music type={text().catalogue.releaseTypes[item.releaseType]} item={item} kind="release" />
          <div className="mt-5">
            <ReleaseTracks tracks={item.tracks} />
          </div>
        </>
      );
    }
    case 'video':
      return (
        <>
          <PagePlayer video={attachment.item} />
          <p className="mt-3 font-display text-title wrap-anywhere">
            <TitleLink kind="video" item={attachment.item} />
          </p>
        </>
      );
  }
}

type MusicProps = Exclude<Attachment, { kind: 'video' }> & { type: string; children?: ReactNode };

function Music({ kind, item, type, children }: MusicProps) {
  return (
    <div className="rounded-panel border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-center gap-5">
        <Cover track={item} sizes="112px" className="w-20 shrink-0 sm:w-28" />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-accent-ink">{type}</p>
          <p className="mt-1 font-display text-title wrap-anywhere">
            <TitleLink kind={kind} item={item} />
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
