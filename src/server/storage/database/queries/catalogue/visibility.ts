import { sql, type RawBuilder } from 'kysely';
import type { Hidden } from '#shared/catalogue/visibility.ts';
import type { ListTable } from '#server/storage/database/tables.ts';

/**
 * Who a list or page is read for: visitors, the owner, who also sees drafts or nothing else, or visitors at a future
 * date, for the owner's preview.
 */
export type Audience = 'everyone' | 'owner' | Hidden | { on: string };

export function isFutureDate(audience: Audience): boolean {
  return typeof audience === 'object';
}

/** Now, or the moment of the preview. */
export function momentOfAudience(audience: Audience): string {
  return typeof audience === 'object' ? audience.on : new Date().toISOString();
}

export function isVisibleTo(table: ListTable, audience: Audience): RawBuilder<boolean> {
  if (audience === 'owner' || table === 'messages') return sql<boolean>`true`;
  if (table !== 'releases') return isShown(audience);
  // A release is shown as soon as one of its tracks is.
  return sql<boolean>`exists (select 1 from tracks where release_id = releases.id and ${isShown(audience)})`;
}

export function isWithoutRelease(audience: Audience): RawBuilder<boolean> {
  return sql<boolean>`release_id is null and ${isVisibleTo('tracks', audience)}`;
}

/** Null if an index cannot find the hidden rows. */
export function isHiddenFrom(table: ListTable, audience: Audience): RawBuilder<boolean> | null {
  if (audience === 'owner' || table === 'messages') return sql<boolean>`false`;
  if (audience !== 'everyone' || table === 'releases') return null;
  return sql<boolean>`visibility in ('draft', 'scheduled')`;
}

function isShown(audience: Exclude<Audience, 'owner'>): RawBuilder<boolean> {
  const isPublished = sql<boolean>`visibility = 'published'`;
  if (audience === 'everyone') return isPublished;
  if (typeof audience === 'string') return sql<boolean>`visibility = ${audience}`;
  return sql<boolean>`(${isPublished} or (visibility = 'scheduled' and publish_at <= ${audience.on}))`;
}
