import type { QueryClient } from '@tanstack/react-query';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { releaseQuery } from '#web/lib/api/queries.ts';
import { levelVolume } from '#web/lib/playback/audio.ts';
import { playTrack } from '#web/lib/playback/playback.ts';
import { queueOf } from '#web/lib/playback/queue.ts';
import { changePlayback, playback } from '#web/lib/playback/state.ts';

/** Plays a release from this track to its end. The others are read meanwhile: a browser may only play when pressed. */
export function playRelease(client: QueryClient, id: number, track: Track): void {
  playTrack(track, { tracks: [track], next: null }, true);
  // Also when it is the current track.
  changePlayback({ isContinuous: true });
  // Without the others it ends after this track.
  void queueRelease(client, id, track).catch(() => undefined);
}

async function queueRelease(client: QueryClient, id: number, track: Track): Promise<void> {
  const { tracks } = await client.fetchQuery(releaseQuery(id));
  if (playback().track?.id !== track.id) return;
  changePlayback({ queue: queueOf({ tracks, next: null }) });
  levelVolume();
}
