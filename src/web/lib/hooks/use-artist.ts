import { useQuery } from '@tanstack/react-query';
import type { Artist } from '#shared/site/artist.schema.ts';
import { unknownArtist } from '#shared/site/artist.ts';
import { artistQuery } from '#web/lib/api/queries.ts';

/** The artist is part of every page's state; the fallback is for a failed request. */
export function useArtist(): Artist {
  return useQuery(artistQuery).data ?? unknownArtist();
}
