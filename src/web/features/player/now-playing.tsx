import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Track } from '#shared/tracks.schema.ts';
import { Credits } from '#web/features/player/credits.tsx';
import { NowPlayingSong } from '#web/features/player/now-playing-song.tsx';
import { QueueList } from '#web/features/player/queue-list.tsx';
import { seekTo } from '#web/lib/playback/playback.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { useTrackTime } from '#web/lib/playback/use-track-playback.ts';
import { trackQuery } from '#web/lib/queries.ts';
import { cn } from '#web/ui/cn.ts';
import { Lyrics } from '#web/ui/media/lyrics.tsx';
import { StageDialog } from '#web/ui/media/stage-dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';

type Props = { track: Track; artistName: string; onClose: () => void };

/** The song that is on, large, with its words and what comes next. A file of its own, loaded when it is opened. */
export default function NowPlaying({ track, artistName, onClose }: Props) {
  const { data: details } = useQuery(trackQuery(track.id));
  const { lyrics = null, credits = null, isrc = null } = details ?? {};
  const hasQueue = usePlayback(({ queue }) => queue.entries.length > 1 || queue.next !== null);
  const parts: SidePart[] = [];
  if (lyrics)
    parts.push({ name: 'Lyrics', content: <SungLyrics key={track.id} track={track} text={lyrics} /> });
  if (hasQueue) parts.push({ name: 'Queue', content: <QueueList track={track} className={boxClass} /> });
  if (credits || isrc)
    parts.push({
      name: 'Credits',
      content: <Credits credits={credits} isrc={isrc} className={boxClass} />,
    });
  return (
    <StageDialog title="Now playing" onClose={onClose}>
      <div className="size-full overflow-y-auto lg:overflow-hidden">
        <div
          className={cn(
            'shell gap-x-14 pt-1 pb-8 lg:grid lg:h-full lg:grid-rows-1',
            parts.length > 0 && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
          )}
        >
          <NowPlayingSong
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

/** Words, queue and credits: one at a time where there are several, and no choice where there is one. */
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
  // What was chosen for one song, another may not have.
  const shown = parts.some(({ name }) => name === chosen) ? chosen : first.name;
  return (
    <Tabs value={shown} onValueChange={setChosen} className={columnClass}>
      <TabsList aria-label="About this song" className="self-start">
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

function SungLyrics({ track, text }: { track: Track; text: string }) {
  const { position } = useTrackTime(track);
  return <Lyrics text={text} position={position} onSeek={seekTo} className={boxClass} />;
}
