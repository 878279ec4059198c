import type { Hidden } from '#shared/catalogue/visibility.ts';
import type { Audience as RowAudience } from '#server/storage/database/queries/catalogue/visibility.ts';

/** Visitors, the owner, who may ask for drafts alone, or visitors at a later moment, for the owner's preview. */
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

/** Who a list is read for; null for the owner who asks for what visitors see. */
export function listAudience(facts: ReaderFacts & { asked: 'owner' | Hidden | null }): Audience {
  return facts.isOwner && facts.asked ? facts.asked : visitorAudience(facts);
}
