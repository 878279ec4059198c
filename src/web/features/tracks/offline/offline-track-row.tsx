import { text } from '#shared/language/text.ts';
import { playTime } from '#shared/primitives/format.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { shownType } from '#shared/catalogue/tracks.ts';
import { Button } from '#web/ui/button.tsx';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';
import { useRemoveOffline } from '#web/ui/offline/offline-tracks.queries.ts';

export function OfflineTrackRow({ track }: { track: Track }) {
  const { run, isPending } = useRemoveOffline();
  const remove = () => {
    // The row disappears with the button, so the focus moves to the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    void run([{ kind: 'track', id: track.id }]);
  };
  return (
    <li className="flex items-center gap-3 border-b border-line py-4 md:gap-5">
      <Cover track={track} sizes="64px" className="size-14 shrink-0 rounded-small! md:size-16" />
      <div className="min-w-0 grow">
        <div className="flex items-center gap-2">
          <p className="line-clamp-2 font-semibold wrap-anywhere" title={track.title}>
            <TitleLink kind="track" item={track} />
          </p>
          <ExplicitMark track={track} />
        </div>
        <p className="text-sm text-soft">
          {shownType(track)}
          {track.duration !== null && (
            <>
              <span aria-hidden="true"> · </span>
              <span className="tabular-nums">{playTime(track.duration)}</span>
            </>
          )}
        </p>
      </div>
      <PlayButton track={track} />
      <Button
        variant="quiet"
        size="small"
        aria-label={text().offline.removeTitle(track)}
        disabled={isPending}
        onClick={remove}
      >
        {text().offline.remove}
      </Button>
    </li>
  );
}
