import { useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import type { Release } from '#shared/catalogue/releases.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { MusicCard } from '#web/features/tracks/music-card.tsx';
import { playRelease } from '#web/lib/playback/play-release.ts';
import { toggleCurrent } from '#web/lib/playback/playback.ts';
import { usePlayback } from '#web/lib/playback/state.ts';
import { PlayPause } from '#web/ui/media/player/play-button.tsx';

type Props = { release: Release; firstTrack: Track };

/** Play starts the release at its first track, unless one of its tracks is current already. */
export function ReleaseCard({ release, firstTrack }: Props) {
  const client = useQueryClient();
  const isCurrent = usePlayback(({ track }) => track?.release?.id === release.id);
  const isPlaying = usePlayback((state) => state.isPlaying && state.track?.release?.id === release.id);
  return (
    <MusicCard
      kind="release"
      item={release}
      controls={
        <PlayPause
          item={release}
          isPlaying={isPlaying}
          className="absolute start-2 bottom-2 md:start-3 md:bottom-3 noscript:hidden"
          onClick={() => (isCurrent ? toggleCurrent() : playRelease(client, release.id, firstTrack))}
        />
      }
      type={text().catalogue.releaseTypes[release.releaseType]}
      more={
        <p className="text-sm leading-6 text-soft">{text().amounts.songs({ count: release.trackCount })}</p>
      }
    />
  );
}
