import { showChangesSchema, type ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { fold } from '#shared/primitives/fold-text.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { listAddress, listLimits } from '#shared/primitives/lists.ts';
import { z } from '#shared/primitives/zod.ts';
import type { FieldSummary } from '#web/admin/forms/form-values.ts';
import { showForm, type ShowValues } from '#web/admin/shows/show-fields.tsx';
import { readListPage } from '#web/lib/api/lists.ts';

/** What is added after the show: songs by their titles, one per line, photos by their ids, recordings by their titles. */
type DetailValues = { setlist: string; imageIds: string; trackId: string; videoId: string };
export type ShowDetailValues = ShowValues & DetailValues;

export const detailNames = ['setlist', 'imageIds', 'trackId', 'videoId'] as const;

export const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

export const showDetailsForm = {
  valuesOf: (show: ShowDetails): ShowDetailValues => ({
    ...showForm.valuesOf(show),
    setlist: show.setlist.map(({ text }) => text).join('\n'),
    imageIds: show.images.map(({ id }) => id).join('\n'),
    trackId: show.track?.title ?? '',
    videoId: show.video?.title ?? '',
  }),
  summaryOf: (values: ShowDetailValues): FieldSummary => {
    const { fields } = ownerText().shows;
    return [
      ...showForm.summaryOf(values),
      [fields.setlist, values.setlist],
      [fields.photos, String(linesOf(values.imageIds).length)],
      [fields.trackId, values.trackId],
      [fields.videoId, values.videoId],
    ];
  },
};

/** The fields in which titles name items, by the lists of these items. */
const lists = { setlist: apiPaths.tracks, trackId: apiPaths.tracks, videoId: apiPaths.videos };
type TitleName = keyof typeof lists;
const titleNames = Object.keys(lists) as TitleName[];

/** The items that titles name, as far as they were looked up; null where there is none. */
export type FoundIds = Map<string, number | null>;

const keyOf = (name: TitleName, title: string) => `${name} ${title.trim()}`;

const isSame = (one: string, other: string) => linesOf(one).join('\n') === linesOf(other).join('\n');

/** Leaves out what is as in `before`: it lacks what is in the bin, which would be dropped for good. */
export function showDetailsSchema(before: ShowDetails, found: FoundIds) {
  const saved = showDetailsForm.valuesOf(before);
  const unlessSame = <Value>(name: keyof DetailValues, read: (text: string) => Value) =>
    z.string().transform((text) => (isSame(text, saved[name]) ? undefined : read(text)));
  const recording = (name: 'trackId' | 'videoId') =>
    z.string().transform((title, context) => {
      if (isSame(title, saved[name])) return undefined;
      const id = found.get(keyOf(name, title));
      if (id === null) context.addIssue(ownerText().shows.notFound({ title }));
      return id ?? null;
    });
  return showChangesSchema.extend({
    setlist: unlessSame('setlist', (text) =>
      linesOf(text).map((line) => ({ text: line, trackId: found.get(keyOf('setlist', line)) ?? null })),
    ),
    imageIds: unlessSame('imageIds', (text) => linesOf(text).map(Number)),
    trackId: recording('trackId'),
    videoId: recording('videoId'),
  });
}

type Versions = {
  /** The version in the form, whose items are known. */
  base: ShowDetails;
  /** The version that is changed. */
  before: ShowDetails;
};

/** Looks up the titles that are not in `found` yet, for `showDetailsSchema`. */
export async function lookUpTitles(
  readValues: () => DetailValues,
  { base, before }: Versions,
  found: FoundIds,
): Promise<void> {
  for (const [key, id] of knownIds(base)) found.set(key, id);
  // What was missing may have been added meanwhile.
  for (const [key, id] of found) if (id === null && !key.startsWith('setlist ')) found.delete(key);
  const saved = showDetailsForm.valuesOf(before);
  const findNext = () => titlesIn(readValues(), saved).find(({ key }) => !found.has(key));
  // One after another: a long setlist must not be too many requests at once. Titles may be typed meanwhile.
  for (let next = findNext(); next; next = findNext()) {
    found.set(next.key, await idCalled(lists[next.name], next.title));
  }
}

function knownIds({ setlist, track, video }: ShowDetails): FoundIds {
  const known: FoundIds = new Map();
  for (const entry of setlist) if (entry.track) known.set(keyOf('setlist', entry.text), entry.track.id);
  if (track) known.set(keyOf('trackId', track.title), track.id);
  if (video) known.set(keyOf('videoId', video.title), video.id);
  return known;
}

/** Those in the changed fields. A setlist that is too long is refused anyway. */
function titlesIn(values: DetailValues, saved: DetailValues) {
  return titleNames
    .filter((name) => !isSame(values[name], saved[name]))
    .flatMap((name) =>
      linesOf(values[name])
        .slice(0, maximums.setlist)
        .map((title) => ({ name, title, key: keyOf(name, title) })),
    );
}

/** Enough for all items whose titles contain another one. */
const LOOKED_AT = 20;

/** The item with this title, or with the title before a remark such as “(solo)”. */
async function idCalled(path: string, title: string): Promise<number | null> {
  const plain = title.replace(/\s*\([^)]*\)\s*$/, '') || title;
  // Nothing has such a title, and the search would be refused.
  if (plain.length > listLimits.searchLength) return null;
  const address = listAddress(path, { q: plain, limit: LOOKED_AT, show: 'all' });
  const { items } = await readListPage<{ id: number; title: string }>(address);
  const called = (wanted: string) => items.find((item) => fold(item.title) === fold(wanted.trim()));
  return (called(title) ?? called(plain))?.id ?? null;
}
