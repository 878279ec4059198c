import { sql } from 'kysely';
import { countryName } from '#shared/catalogue/show-dates.ts';
import { showSchema, type Show } from '#shared/catalogue/shows.schema.ts';
import type { showSorts } from '#shared/catalogue/shows.ts';
import { endOfDay } from '#shared/primitives/time-zones.ts';
import type { Database } from '#server/storage/database/database.ts';
import { searchTextOf, sortKeyOf } from '#server/storage/database/queries/lists/folding.ts';
import { readListPart, type ListPart } from '#server/storage/database/queries/lists/lists.ts';
import type { NewShowRow, ShowKeys } from '#server/storage/database/tables.ts';
import { isVisibleTo, type Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

const columns = showSchema.keyof().options;
/** What was added after the show is only part of the details. */
const detailColumns = [...columns, 'setlist', 'imageIds', 'trackId', 'videoId', 'dateKey'] as const;

export const showSortColumns: Record<(typeof showSorts)[number], string> = {
  date: 'dateKey',
  venue: 'venueKey',
  city: 'cityKey',
};

type KeyFields = Pick<NewShowRow, 'date' | 'time' | 'timezone' | 'venue' | 'city' | 'country' | 'note'>;

/** The last moment of the day decides whether a show is past; on the same day the earlier one comes first. */
function keysOf(show: KeyFields): ShowKeys {
  const { venue, city, country, note } = show;
  return {
    title: `${venue}, ${city}`,
    dateKey: `${new Date(endOfDay(show)).toISOString()} ${show.time ?? ''}`,
    venueKey: sortKeyOf(venue),
    cityKey: sortKeyOf(city),
    searchText: searchTextOf(venue, city, countryName(country), note),
  };
}

export const isUpcoming = (moment: string) => sql<boolean>`date_key > ${moment}`;
export const isPast = (moment: string) => sql<boolean>`date_key <= ${moment}`;

export async function countUpcoming(db: Database, moment: string, audience: Audience): Promise<number> {
  const { count } = await db
    .selectFrom('shows')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(isVisibleTo('shows', audience))
    .where(isUpcoming(moment))
    .executeTakeFirstOrThrow();
  return count;
}

export function listShows(db: Database, part: ListPart) {
  return readListPart('shows', db.selectFrom('shows').select(columns), part);
}

export function findShow(db: Database, id: number, audience: Audience = 'owner') {
  return db
    .selectFrom('shows')
    .select(detailColumns)
    .where('id', '=', id)
    .where(isVisibleTo('shows', audience))
    .executeTakeFirst();
}

const selectForCalendar = (db: Database) =>
  db
    .selectFrom('shows')
    .select([...columns, 'changedAt'])
    .where(isVisibleTo('shows', 'everyone'));

export function findShowForCalendar(db: Database, id: number) {
  return selectForCalendar(db).where('id', '=', id).executeTakeFirst();
}

/** Those whose day ends after this moment, newest first. */
export function listShowsForCalendar(db: Database, since: string, limit: number) {
  return selectForCalendar(db)
    .where('dateKey', '>', since)
    .orderBy('dateKey', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function insertShow(db: Database, show: NewShowRow) {
  return db
    .insertInto('shows')
    .values({ ...show, ...keysOf(show) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** In a transaction. Counts the version up. */
export function updateShow(db: Database, before: Show, changes: Partial<NewShowRow>) {
  return db
    .updateTable('shows')
    .set({
      ...changes,
      ...keysOf({ ...before, ...changes }),
      changedAt: new Date().toISOString(),
      version: before.version + 1,
    })
    .where('id', '=', before.id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function deleteShow(db: Database, id: number) {
  return db.deleteFrom('shows').where('id', '=', id).returningAll().executeTakeFirst();
}
