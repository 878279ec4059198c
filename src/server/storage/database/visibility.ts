import { sql, type RawBuilder } from 'kysely';
import type { ListTable } from '#server/storage/database/tables.ts';

/**
 * Who a list or page is read for: everybody, the owner, who sees drafts too, or everybody on a day to come, for the
 * owner who wants to look at the site as it will be.
 */
export type Audience = 'everyone' | 'owner' | { on: string };

export function isDayToCome(audience: Audience): boolean {
  return typeof audience === 'object';
}

/** Which rows of a table they get to see. */
export function isVisibleTo(table: ListTable, audience: Audience): RawBuilder<boolean> {
  if (audience === 'owner' || table === 'messages') return sql<boolean>`true`;
  if (table !== 'releases') return isPublic(audience);
  // A release is there for visitors once one of its songs is.
  return sql<boolean>`exists (select 1 from tracks where release_id = releases.id and ${isPublic(audience)})`;
}

/** Which rows they do not get to see; null where that cannot be told without looking at all of them. */
export function isHiddenFrom(table: ListTable, audience: Audience): RawBuilder<boolean> | null {
  if (audience === 'owner' || table === 'messages') return sql<boolean>`false`;
  if (audience !== 'everyone' || table === 'releases') return null;
  return sql<boolean>`visibility in ('draft', 'scheduled')`;
}

function isPublic(audience: Exclude<Audience, 'owner'>): RawBuilder<boolean> {
  const isPublished = sql<boolean>`visibility = 'published'`;
  if (audience === 'everyone') return isPublished;
  return sql<boolean>`(${isPublished} or (visibility = 'scheduled' and publish_at <= ${audience.on}))`;
}
