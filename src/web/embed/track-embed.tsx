import { text } from '#shared/language/text.ts';
import { isUnavailable, itemPath } from '#shared/primitives/addresses.ts';
import type { TrackDetails } from '#shared/catalogue/tracks.schema.ts';
import { HomeLink } from '#web/embed/home-link.tsx';
import { TrackControls, trackData } from '#web/embed/track-controls.tsx';
import { ExplicitMark } from '#web/ui/explicit-mark.tsx';
import { Cover } from '#web/ui/media/cover.tsx';
import { PlainAudio } from '#web/ui/media/player/plain-audio.tsx';
import { TrackProblem } from '#web/ui/media/player/track-problem.tsx';

type Props = { track: TrackDetails; artistName: string; isLevelled: boolean };

export function TrackEmbed({ track, artistName, isLevelled }: Props) {
  return (
    <main
      {...trackData(track, artistName, isLevelled ? track.loudness : null)}
      className="grid min-h-dvh grid-cols-[3.5rem_minmax(0,1fr)] content-center items-center gap-x-3 gap-y-1 p-3 min-[26rem]:grid-cols-[8.5rem_minmax(0,1fr)] min-[26rem]:gap-x-4"
    >
      <Cover track={track} priority sizes="136px" className="min-[26rem]:row-span-3" />
      <div className="min-w-0">
        <h1 className="flex items-center gap-2 font-display text-title">
          <span dir="auto" className="truncate" title={track.title}>
            {track.title}
          </span>
          <ExplicitMark track={track} />
        </h1>
        <p className="truncate text-sm text-soft">{artistName}</p>
      </div>
      <div className="max-[26rem]:col-span-2">
        {isUnavailable(track.audioFile) ? (
          <TrackProblem problem="unavailable" />
        ) : (
          <TrackControls track={track} />
        )}
        <PlainAudio track={track} />
      </div>
      <HomeLink path={itemPath('track', track)} className="justify-self-start max-[26rem]:col-span-2">
        {text().embed.listenAt({ artist: artistName })}
      </HomeLink>
    </main>
  );
}
