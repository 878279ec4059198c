import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { NowPlayingTrack } from '#web/features/player/now-playing-track.tsx';
import { QueueList } from '#web/features/player/queue-list.tsx';
import { trackQuery } from '#web/lib/api/queries.ts';
import { seekTo } from '#web/lib/playback/playback.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { cn } from '#web/ui/cn.ts';
import { Lyrics } from '#web/ui/media/lyrics.tsx';
import { StageDialog } from '#web/ui/media/stage-dialog.tsx';
import { tintStyle } from '#web/ui/media/tint.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

type Props = { track: Track; artistName: string; onClose: () => void };

/** The full-screen player. */
export default function NowPlaying({ track, artistName, onClose }: Props) {
  const { data: details } = useQuery(trackQuery(track.id));
  const { lyrics = null, credits = null, isrc = null } = details ?? {};
  const hasQueue = usePlayback(({ queue }) => queue.entries.length > 1 || queue.next !== null);
  const parts: SidePart[] = [];
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
  return (
    <StageDialog title={text().player.nowPlaying} tint={tintStyle(track)} onClose={onClose}>
      <div className="size-full overflow-y-auto lg:overflow-hidden">
        <div
          className={cn(
            'shell gap-x-14 pt-1 pb-8 lg:grid lg:h-full lg:grid-rows-1',
            parts.length > 0 && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
          )}
        >
          <NowPlayingTrack
            track={track}
            artistName={artistName}
            peaks={details?.peaks ?? null}
            links={details?.links ?? []}
          />
          <Side parts={parts} />
        </div>
      </div>
    </StageDialog>
  );
}

type SidePart = { name: string; content: ReactNode };

const columnClass = 'mx-auto mt-8 flex w-full max-w-xl min-w-0 flex-col lg:mt-0 lg:min-h-0';
const panelClass = 'mt-4 flex min-h-0 flex-col data-[state=inactive]:hidden lg:grow';
const boxClass = 'max-h-[70cqb] lg:max-h-none lg:min-h-0 lg:grow';

/** Lyrics, queue and credits as tabs; a single part needs none. */
function Side({ parts }: { parts: SidePart[] }) {
  const [chosen, setChosen] = useState('');
  const [first] = parts;
  if (!first) return null;
  if (parts.length === 1)
    return (
      <div className={columnClass}>
        <h3 className="flex h-13 items-center font-display text-title">{first.name}</h3>
        <div className={panelClass}>{first.content}</div>
      </div>
    );
  // The next track may not have the chosen part.
  const shown = parts.some(({ name }) => name === chosen) ? chosen : first.name;
  return (
    <Tabs value={shown} onValueChange={setChosen} className={columnClass}>
      <TabsList aria-label={text().player.aboutSong} className="self-start">
        {parts.map(({ name }) => (
          <TabsTrigger key={name} value={name}>
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
      className={boxClass}
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
