import { useMemo } from 'react';
import { lineAt, syncedLyrics, type LyricsLine } from '#shared/lyrics.ts';
import { useFollowCurrent } from '#web/lib/hooks/use-follow-current.ts';
import { cn } from '#web/ui/cn.ts';

type Props = {
  text: string;
  /** How far the song is, in seconds. */
  position: number;
  onSeek: (seconds: number) => void;
  /** On a page plain words stand in full, and those with times in a dark panel as high as fits the window. */
  standsOnPage?: boolean;
  /** On the box the words scroll in: its height. */
  className?: string;
};

/** A song's words. Where they have times, the line that is sung stands out, and each line leads to its moment. */
export function Lyrics({ text, position, onSeek, standsOnPage, className }: Props) {
  const lines = useMemo(() => syncedLyrics(text), [text]);
  if (lines)
    return (
      <SyncedLyrics
        lines={lines}
        position={position}
        onSeek={onSeek}
        className={cn(standsOnPage && 'relative max-h-[min(70dvh,36rem)] rounded-panel p-3 stage', className)}
      />
    );
  if (standsOnPage) return <PlainLyrics text={text} />;
  return (
    <section
      // The keyboard scrolls what it can focus.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label="Lyrics"
      className={cn('overflow-y-auto rounded-small', className)}
    >
      <PlainLyrics text={text} />
    </section>
  );
}

function PlainLyrics({ text }: { text: string }) {
  return (
    <p dir="auto" className="py-2 text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  );
}

type SyncedProps = Omit<Props, 'text' | 'standsOnPage'> & { lines: LyricsLine[] };

function SyncedLyrics({ lines, position, onSeek, className }: SyncedProps) {
  const sung = lineAt(lines, position);
  const boxRef = useFollowCurrent<HTMLOListElement>();
  return (
    <ol ref={boxRef} aria-label="Lyrics" className={cn('overflow-y-auto', className)}>
      {lines.map(({ time, text }, place) => (
        // Lines repeat, at times at the same moment: only their place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <button
            type="button"
            dir="auto"
            aria-current={place === sung || undefined}
            aria-label={text ? undefined : 'Instrumental'}
            className="min-h-11 w-full rounded-small px-3 py-1.5 text-start text-xl font-semibold wrap-anywhere whitespace-pre-line text-soft transition-colors hover:bg-ink/8 focus-visible:-outline-offset-2 aria-current:text-glow"
            onClick={() => onSeek(time)}
          >
            {text || '♪'}
          </button>
        </li>
      ))}
    </ol>
  );
}
