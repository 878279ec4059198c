import type { BinKind } from '#shared/catalogue/bin.ts';
import { ownerText } from '#shared/language/text.ts';
import { invalidFields } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findExistingIds } from '#server/storage/database/queries/catalogue/items.queries.ts';

/** Fields that name other items by their ids. */
export type References = Record<string, { kind: BinKind; ids: (number | null)[] }>;

/** An item that a field named before may have been deleted since. */
export async function refuseUnknownReferences(
  db: Database,
  after: References,
  before: References = {},
): Promise<void> {
  for (const [field, { kind, ids }] of Object.entries(after)) {
    const earlier = before[field]?.ids ?? [];
    const added = ids.filter((id) => id !== null).filter((id) => !earlier.includes(id));
    const existing = await findExistingIds(db, kind, added);
    if (!added.every((id) => existing.includes(id)))
      throw invalidFields({
        [field]: kind === 'photos' ? ownerText().press.photoGone : ownerText().news.attachmentGone,
      });
  }
}
