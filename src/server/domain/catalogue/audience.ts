import type { Audience as RowAudience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Visitors, the owner, or visitors at a later moment, for the owner's preview. */
export type Audience = RowAudience;

type ReaderFacts = { isOwner: boolean; previewMoment: string | null };

/** Who pages, lists and neighbours are read for. */
export function visitorAudience({ isOwner, previewMoment }: ReaderFacts): Audience {
  return isOwner && previewMoment ? { on: previewMoment } : 'everyone';
}

/** Who a single item is read for: the owner sees drafts, but in a preview only on request. */
export function itemAudience(facts: ReaderFacts & { showsAll: boolean }): Audience {
  const visitors = visitorAudience(facts);
  return facts.isOwner && (facts.showsAll || visitors === 'everyone') ? 'owner' : visitors;
}

/** Who a list is read for: sorting it and seeing drafts in it is for the owner, whose request then means all rows. */
export function listAudience(facts: ReaderFacts & { showsAll: boolean }): Audience {
  return facts.isOwner && facts.showsAll ? 'owner' : visitorAudience(facts);
}
