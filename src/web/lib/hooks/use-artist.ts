import { useQuery } from '@tanstack/react-query';
import type { Artist } from '#shared/artist.schema.ts';
import { unknownArtist } from '#shared/artist.ts';
import { artistQuery } from '#web/lib/queries.ts';

/** The artist is in every page's HTML; the defaults stand in only when the call fails. */
export function useArtist(): Artist {
  return useQuery(artistQuery).data ?? unknownArtist;
}
