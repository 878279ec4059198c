import { useMemo } from 'react';
import { text } from '#shared/language/text.ts';
import { lineAt, plainLyrics, syncedLyrics, type LyricsLine } from '#shared/media/lyrics.ts';
import { useFollowCurrent } from '#web/lib/hooks/use-follow-current.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  lyrics: string;
  /** In seconds. */
  duration: number | null;
  position: number;
  onSeek: (seconds: number) => void;
  /** On a page plain lyrics do not scroll, and synced lyrics are in a dark panel. */
  isOnPage?: boolean;
  /** The height of the scrolling box. */
  className?: string;
};

/** Synced lyrics highlight the current line, and each line seeks to its time. */
export function Lyrics({ lyrics, duration, position, onSeek, isOnPage, className }: Props) {
  const lines = useMemo(() => syncedLyrics(lyrics, duration), [lyrics, duration]);
  // None of them may be within the track.
  if (lines && lines.length > 0)
    return (
      <SyncedLyrics
        lines={lines}
        position={position}
        onSeek={onSeek}
        className={cn(isOnPage && 'relative max-h-[min(70dvh,36rem)] rounded-panel p-3 stage', className)}
      />
    );
  if (isOnPage) return <PlainLyrics lyrics={lyrics} />;
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the keyboard can scroll it
      tabIndex={0}
      aria-label={text().player.lyrics}
      className={cn('overflow-y-auto rounded-small', className)}
    >
      <PlainLyrics lyrics={lyrics} />
    </section>
  );
}

function PlainLyrics({ lyrics }: { lyrics: string }) {
  const words = useMemo(() => plainLyrics(lyrics), [lyrics]);
  return (
    <p dir="auto" className="py-2 text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
      {words}
    </p>
  );
}

type SyncedProps = Omit<Props, 'lyrics' | 'duration' | 'isOnPage'> & { lines: LyricsLine[] };

function SyncedLyrics({ lines, position, onSeek, className }: SyncedProps) {
  const current = lineAt(lines, position);
  const boxRef = useFollowCurrent<HTMLOListElement>();
  return (
    <ol ref={boxRef} aria-label={text().player.lyrics} className={cn('overflow-y-auto', className)}>
      {lines.map(({ time, text: line }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may repeat, even at the same time
        <li key={index}>
          <button
            type="button"
            dir="auto"
            aria-current={index === current || undefined}
            aria-label={line ? undefined : text().player.instrumental}
            className="min-h-11 w-full rounded-small px-3 py-1.5 text-start text-xl font-semibold wrap-anywhere whitespace-pre-line text-soft transition-colors hover:bg-ink/8 focus-visible:-outline-offset-2 aria-current:text-glow"
            onClick={() => onSeek(time)}
          >
            {line || '♪'}
          </button>
        </li>
      ))}
    </ol>
  );
}
