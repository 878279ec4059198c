import { playTime } from '#shared/format.ts';
import type { Track } from '#shared/tracks.schema.ts';
import { trackLabel } from '#shared/track-label.ts';
import { Button } from '#web/ui/button.tsx';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlayButton } from '#web/ui/media/player/play-button.tsx';
import { TitleLink } from '#web/ui/title-link.tsx';
import { useForgetSong } from '#web/features/tracks/kept/kept-songs.queries.ts';

/** A kept song: to play, to read about, to take out again. */
export function KeptSongRow({ song }: { song: Track }) {
  const { mutate, isPending } = useForgetSong();
  const remove = () => {
    // The row goes away with the button in it: the keyboard continues on the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    mutate(song);
  };
  return (
    <li className="flex items-center gap-3 border-b border-line py-4 md:gap-5">
      <Cover track={song} sizes="64px" className="size-14 shrink-0 rounded-small! md:size-16" />
      <div className="min-w-0 grow">
        <div className="flex items-center gap-2">
          <p className="line-clamp-2 font-semibold wrap-anywhere" title={song.title}>
            <TitleLink kind="track" item={song} />
          </p>
          <ExplicitMark track={song} />
        </div>
        <p className="text-sm text-soft">
          {trackLabel(song)}
          {song.duration !== null && (
            <>
              <span aria-hidden="true"> · </span>
              <span className="tabular-nums">{playTime(song.duration)}</span>
            </>
          )}
        </p>
      </div>
      <PlayButton track={song} />
      <Button variant="quiet" size="small" disabled={isPending} onClick={remove}>
        Remove<span className="sr-only"> {song.title}</span>
      </Button>
    </li>
  );
}
