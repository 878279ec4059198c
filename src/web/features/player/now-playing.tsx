import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { LargeCover, NowPlayingTrack } from '#web/features/player/now-playing-track.tsx';
import { QueueList } from '#web/features/player/queue-list.tsx';
import { trackQuery } from '#web/lib/api/queries.ts';
import { useIsWide } from '#web/lib/hooks/use-is-wide.ts';
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
  const { data: details } = useQuery(trackQuery(track.id));
  const { lyrics = null, credits = null, isrc = null, peaks = null, links = [] } = details ?? {};
  const hasQueue = usePlayback(({ queue }) => queue.entries.length > 1 || queue.next !== null);
  const isWide = useIsWide();
  const [chosen, setChosen] = useState('');
  const swipe = useSwipe({
    onLeft: () => void playAdjacent(1),
    onRight: () => void playAdjacent(-1),
    onDown: onClose,
  });

  const cover = <LargeCover track={track} />;
  const parts: Part[] = [];
  if (!isWide) parts.push({ name: text().catalogue.song, content: cover });
  if (lyrics)
    parts.push({
      name: text().player.lyrics,
      content: <CurrentLyrics key={track.id} track={track} lyrics={lyrics} />,
    });
  if (hasQueue)
    parts.push({ name: text().player.queue, content: <QueueList track={track} className={boxClass} /> });
  if (credits || isrc)
    parts.push({
      name: text().player.credits,
      content: <Credits credits={credits} isrc={isrc} className={boxClass} />,
    });
  // The next track may not have the chosen part.
  const shown = parts.find(({ name }) => name === chosen) ?? parts[0];
  return (
    <StageDialog title={text().player.nowPlaying} tint={tintStyle(track)} onClose={onClose}>
      <div className="size-full overflow-y-auto">
        <div
          {...swipe}
          className={cn(
            'shell flex h-full touch-pinch-zoom flex-col gap-x-14 pt-1 pb-4 max-lg:max-w-xl lg:grid lg:grid-rows-[auto_minmax(0,1fr)] lg:pb-8 [@media(height<36rem)]:touch-pan-y',
            parts.length > 0 && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
          )}
        >
          <div className={trackClass}>
            {isWide && cover}
            <NowPlayingTrack
              track={track}
              artistName={artistName}
              peaks={peaks}
              links={links}
              isCompact={!isWide && shown !== parts[0]}
            />
          </div>
          {shown && <Parts parts={parts} shown={shown} onChoose={setChosen} isWide={isWide} />}
        </div>
      </div>
    </StageDialog>
  );
}

type Part = { name: string; content: ReactNode };

/** On wide screens a column as wide as the cover, which takes the height that the rest leaves. */
const trackClass =
  'contents lg:mx-auto lg:row-span-2 lg:flex lg:min-h-0 lg:w-[min(100%,max(100cqb-25rem,20rem))] lg:flex-col';
const panelClass =
  'mt-4! flex min-h-32 grow basis-0 flex-col data-[state=inactive]:hidden max-lg:-order-1 lg:min-h-0';
const boxClass = 'min-h-0 grow';

type PartsProps = { parts: Part[]; shown: Part; onChoose: (name: string) => void; isWide: boolean };

/** The parts as tabs; a single one needs none. */
function Parts({ parts, shown, onChoose, isWide }: PartsProps) {
  if (parts.length === 1)
    return (
      <>
        {isWide && <h3 className="flex h-13 items-center font-display text-title">{shown.name}</h3>}
        <div className={panelClass}>{shown.content}</div>
      </>
    );
  return (
    <Tabs value={shown.name} onValueChange={onChoose} className="contents">
      <TabsList aria-label={text().player.aboutSong} className="mt-3 shrink-0 lg:mt-0 lg:justify-self-start">
        {parts.map(({ name }) => (
          <TabsTrigger key={name} value={name} className="max-sm:px-3!">
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {parts.map(({ name, content }) => (
        <TabsContent key={name} value={name} tabIndex={-1} className={panelClass}>
          {content}
        </TabsContent>
      ))}
    </Tabs>
  );
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
      // Focusable, so that the keyboard can scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
