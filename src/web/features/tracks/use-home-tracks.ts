import { useQuery } from '@tanstack/react-query';
import type { DiscographyItem } from '#shared/catalogue/discography.schema.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import { useList } from '#web/lib/hooks/use-list.ts';
import { queueFrom, type TrackList } from '#web/lib/playback/queue.ts';
import { discographyQuery, featuredTrackQuery } from '#web/lib/api/queries.ts';

/** Chooses the featured track once for the whole home page, so that no track is shown twice or lost. */
export function useHomeTracks() {
  const list = useList(discographyQuery);
  const flagged = useQuery(featuredTrackQuery);
  const isPending = list.status === 'loading' || flagged.isPending;
  const newest = list.items[0]?.track ?? null;
  const featured = isPending ? null : (flagged.data ?? newest);
  const others = list.items.filter(({ release, track }) => release || track.id !== featured?.id);
  const retry = () => {
    list.retry();
    if (flagged.isError) void flagged.refetch();
  };
  return { list, isPending, newest, featured, others, retry };
}

/** The tracks around this one up to the nearest releases, and then whatever follows. */
export function queueAround(track: Track, items: DiscographyItem[]): TrackList {
  const index = items.findIndex((item) => !item.release && item.track.id === track.id);
  if (index < 0) return queueFrom([track]);
  const start = items.findLastIndex(({ release }, place) => release && place < index) + 1;
  const end = items.findIndex(({ release }, place) => release && place > index);
  return queueFrom(items.slice(start, end < 0 ? undefined : end).map((item) => item.track));
}
