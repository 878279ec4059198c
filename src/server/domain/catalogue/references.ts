import type { BinKind } from '#shared/catalogue/bin.ts';
import type { NewShow } from '#shared/catalogue/shows.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { invalidFields } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import { findInBin } from '#server/storage/database/queries/catalogue/bin.queries.ts';
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

/** The chosen photos, and after them those of before that are in the bin: the owner did not see them. */
export async function withPhotosInBin(
  db: Database,
  chosen: number[],
  before: number[],
  most: number,
): Promise<number[]> {
  const inBin = await findInBin(db, 'photos', before);
  return [...new Set([...chosen, ...before.filter((id) => inBin.has(id))])].slice(0, most);
}

type Setlist = NewShow['setlist'];

/** A line that is still there stays linked to its song in the bin, which the owner did not see. */
export async function withSongsInBin(db: Database, setlist: Setlist, before: Setlist): Promise<Setlist> {
  const trackIds = before.flatMap((entry) => entry.trackId ?? []);
  const inBin = await findInBin(db, 'tracks', trackIds);
  const songInBin = (text: string) =>
    before.find((entry) => entry.text === text && entry.trackId && inBin.has(entry.trackId));
  return setlist.map(({ text, trackId }) => ({ text, trackId: trackId ?? songInBin(text)?.trackId ?? null }));
}
