import type { Show } from '#shared/catalogue/shows.schema.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import type { Config } from '#server/config.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { showNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import {
  findShowForCalendar,
  listShowsForCalendar,
} from '#server/storage/database/queries/catalogue/shows.queries.ts';

const MAX_SHOWS = 500;
const PAST_MS = 365 * 24 * 60 * 60_000;

export type CalendarShow = Show & { changedAt: string };
export type Calendar = { artist: Artist; shows: CalendarShow[] };

/** The upcoming shows and those of the last year, or one show. */
export async function readCalendar(db: Database, config: Config, showId?: number): Promise<Calendar> {
  const artist = await readArtist(db, config);
  if (showId === undefined) {
    const since = new Date(Date.now() - PAST_MS).toISOString();
    return { artist, shows: await listShowsForCalendar(db, since, MAX_SHOWS) };
  }
  const show = await findShowForCalendar(db, showId);
  if (!show) throw showNotFound();
  return { artist, shows: [show] };
}
