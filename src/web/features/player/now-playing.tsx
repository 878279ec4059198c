import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Track } from '#shared/tracks.schema.ts';
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
  const lyrics = details?.lyrics ?? null;
  const hasQueue = usePlayback(({ queue }) => queue.entries.length > 1 || queue.next !== null);
  const hasSide = lyrics !== null || hasQueue;
  return (
    <StageDialog title="Now playing" onClose={onClose}>
      <div className="size-full overflow-y-auto lg:overflow-hidden">
        <div
          className={cn(
            'shell gap-x-14 pt-1 pb-8 lg:grid lg:h-full lg:grid-rows-1',
            hasSide && 'lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]',
          )}
        >
          <NowPlayingSong
            track={track}
            artistName={artistName}
            peaks={details?.peaks ?? null}
            links={details?.links ?? []}
          />
          {hasSide && <Side track={track} lyrics={lyrics} hasQueue={hasQueue} />}
        </div>
      </div>
    </StageDialog>
  );
}

type SideProps = { track: Track; lyrics: string | null; hasQueue: boolean };

const columnClass = 'mx-auto mt-8 flex w-full max-w-xl min-w-0 flex-col lg:mt-0 lg:min-h-0';
const panelClass = 'mt-4 flex min-h-0 flex-col data-[state=inactive]:hidden lg:grow';
const boxClass = 'max-h-[70cqb] lg:max-h-none lg:min-h-0 lg:grow';

/** Words and queue: one at a time where there are both, and no choice where there is one. */
function Side({ track, lyrics, hasQueue }: SideProps) {
  const [chosen, setChosen] = useState('lyrics');
  const queue = <QueueList track={track} className={boxClass} />;
  const words = lyrics && <SungLyrics key={track.id} track={track} text={lyrics} />;
  if (!words || !hasQueue)
    return (
      <div className={columnClass}>
        <h3 className="flex h-13 items-center font-display text-title">{words ? 'Lyrics' : 'Queue'}</h3>
        <div className={panelClass}>{words ?? queue}</div>
      </div>
    );
  return (
    <Tabs value={chosen} onValueChange={setChosen} className={columnClass}>
      <TabsList aria-label="Lyrics and queue" className="self-start">
        <TabsTrigger value="lyrics">Lyrics</TabsTrigger>
        <TabsTrigger value="queue">Queue</TabsTrigger>
      </TabsList>
      <TabsContent value="lyrics" tabIndex={-1} className={panelClass}>
        {words}
      </TabsContent>
      <TabsContent value="queue" tabIndex={-1} className={panelClass}>
        {queue}
      </TabsContent>
    </Tabs>
  );
}

function SungLyrics({ track, text }: { track: Track; text: string }) {
  const { position } = useTrackTime(track);
  return <Lyrics text={text} position={position} onSeek={seekTo} className={boxClass} />;
}
