import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import {
  LargeCover,
  NowPlayingActions,
  NowPlayingControls,
  NowPlayingTitle,
} from '#web/features/player/now-playing-track.tsx';
import { QueueList } from '#web/features/player/queue-list.tsx';
import { trackQuery } from '#web/lib/api/queries.ts';
import { useMediaQuery } from '#web/lib/hooks/use-media-query.ts';
import { useSwipe } from '#web/lib/hooks/use-swipe.ts';
import { playAdjacent } from '#web/lib/playback/play-next.ts';
import { seekTo } from '#web/lib/playback/playback.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { Lyrics } from '#web/ui/media/lyrics.tsx';
import { StageDialog } from '#web/ui/media/stage-dialog.tsx';
import { tintStyle } from '#web/ui/media/tint.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

type Props = { track: Track; artistName: string; onClose: () => void };

/** The full-screen player. Phones show one part at a time, and the cover is the first of them. */
export default function NowPlaying({ track, artistName, onClose }: Props) {
  // While the next track loads, the parts of the last one stay, but empty.
  const { data, isPlaceholderData } = useQuery({
    ...trackQuery(track.id),
    placeholderData: keepPreviousData,
  });
  const details = isPlaceholderData ? undefined : data;
  const hasQueue = usePlayback(({ queue }) => queue.entries.length > 1 || queue.next !== null);
  // Tailwind's `lg`.
  const isWide = useMediaQuery('(width >= 64rem)');
  const [chosen, setChosen] = useState('');
  const swipe = useSwipe({
    onLeft: () => void playAdjacent(1),
    onRight: () => void playAdjacent(-1),
    onDown: onClose,
  });

  const cover = <LargeCover track={track} />;
  const parts: Part[] = [];
  if (!isWide) parts.push({ name: text().catalogue.song, content: cover });
  if (data?.lyrics)
    parts.push({
      name: text().player.lyrics,
      content: details?.lyrics && <CurrentLyrics key={track.id} track={track} lyrics={details.lyrics} />,
    });
  if (hasQueue)
    parts.push({ name: text().player.queue, content: <QueueList track={track} className={boxClass} /> });
  if (data?.credits || data?.isrc)
    parts.push({
      name: text().player.credits,
      content: details && <Credits credits={details.credits} isrc={details.isrc} className={boxClass} />,
    });
  // The next track may not have the chosen part.
  const shown = parts.find(({ name }) => name === chosen) ?? parts[0];
  const isCompact = !isWide && shown !== parts[0];
  const panels = <Panels parts={parts} className={cn(!isWide && !isCompact && 'order-first')} />;
  return (
    <StageDialog title={text().player.nowPlaying} tint={tintStyle(track)} onClose={onClose}>
      <div className="size-full overflow-y-auto">
        <div {...swipe} className={cn(layoutClass, parts.length > 0 && columnsClass)}>
          <Tabs value={shown?.name ?? ''} onValueChange={setChosen} className="contents">
            <div className={trackClass}>
              {isWide && cover}
              <NowPlayingTitle track={track} artistName={artistName} isCompact={isCompact} />
              {!isWide && panels}
              <NowPlayingControls track={track} peaks={details?.peaks ?? null} isCompact={isCompact} />
              {!isCompact && <NowPlayingActions track={track} links={details?.links ?? []} />}
            </div>
            <PartNames parts={parts} isWide={isWide} />
            {isWide && panels}
          </Tabs>
        </div>
      </div>
    </StageDialog>
  );
}

type Part = { name: string; content: ReactNode };

const layoutClass =
  'shell flex h-full touch-pinch-zoom flex-col gap-x-14 pt-1 pb-4 max-lg:max-w-xl lg:grid lg:grid-rows-[auto_minmax(0,1fr)] lg:pb-8 [@media(height<41rem)]:touch-pan-y';
const columnsClass = 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]';
/** On wide screens a column as wide as the cover, which takes the height that the rest leaves. */
const trackClass =
  'contents lg:mx-auto lg:row-span-2 lg:flex lg:min-h-0 lg:w-[min(100%,max(100cqb-25rem,20rem))] lg:flex-col';
const panelClass = 'mt-4! flex min-h-32 grow basis-0 flex-col data-[state=inactive]:hidden lg:min-h-0';
const boxClass = 'min-h-0 grow';

/** The tabs; a single part needs none. */
function PartNames({ parts, isWide }: { parts: Part[]; isWide: boolean }) {
  if (parts.length > 1)
    return (
      <TabsList aria-label={text().player.aboutSong} className="mt-3 shrink-0 lg:mt-0 lg:justify-self-start">
        {parts.map(({ name }) => (
          <TabsTrigger key={name} value={name} className="max-sm:px-3!">
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
    );
  const [only] = parts;
  return isWide && only && <h3 className="flex h-13 items-center font-display text-title">{only.name}</h3>;
}

function Panels({ parts, className }: { parts: Part[]; className: string }) {
  if (parts.length === 1) return <div className={cn(panelClass, className)}>{parts[0]?.content}</div>;
  return parts.map(({ name, content }) => (
    <TabsContent key={name} value={name} tabIndex={-1} className={cn(panelClass, className)}>
      {content}
    </TabsContent>
  ));
}

function CurrentLyrics({ track, lyrics }: { track: Track; lyrics: string }) {
  const { position } = useTrackTime(track);
  return (
    <Lyrics
      lyrics={lyrics}
      duration={track.duration}
      position={position}
      onSeek={seekTo}
      // Room below, so that the last line gets as high as the others.
      className={cn(
        boxClass,
        '-mx-3 scroll-pb-12 [mask-image:linear-gradient(#000_calc(100%-3rem),transparent)] pb-[45cqb]',
      )}
    />
  );
}

type CreditsProps = { credits: string | null; isrc: string | null; className?: string };

function Credits({ credits, isrc, className }: CreditsProps) {
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the keyboard can scroll it
      tabIndex={0}
      aria-label={text().player.credits}
      className={cn('overflow-y-auto rounded-small py-2', className)}
    >
      {credits && (
        <p dir="auto" className="text-lg leading-relaxed wrap-anywhere whitespace-pre-line">
          {credits}
        </p>
      )}
      {isrc && <p className="text-xs text-soft not-first:mt-4">{text().player.isrc({ code: isrc })}</p>}
    </section>
  );
}
