import { showChangesSchema, type ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { fold } from '#shared/primitives/fold-text.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { listAddress, listLimits } from '#shared/primitives/lists.ts';
import { z } from '#shared/primitives/zod.ts';
import { idsOf, textOfIds, type FieldSummary } from '#web/admin/forms/form-values.ts';
import { showForm, type ShowValues } from '#web/admin/shows/show-fields.tsx';
import { readListPage } from '#web/lib/api/lists.ts';

/** What is added after the show: songs by their titles and photos by their ids, one per line. */
type DetailValues = { setlist: string; imageIds: string; trackId: number | ''; videoId: number | '' };
type ShowDetailValues = ShowValues & DetailValues;

export const detailNames = ['setlist', 'imageIds', 'trackId', 'videoId'] as const;

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

const setlistOf = ({ setlist }: ShowDetails) => setlist.map(({ text }) => text).join('\n');

export const showDetailsForm = {
  valuesOf: (show: ShowDetails): ShowDetailValues => ({
    ...showForm.valuesOf(show),
    setlist: setlistOf(show),
    imageIds: textOfIds(show.images),
    trackId: show.track?.id ?? '',
    videoId: show.video?.id ?? '',
  }),
  summaryOf: (values: ShowDetailValues, { images, track, video }: ShowDetails): FieldSummary => {
    const { fields } = ownerText().shows;
    return [
      ...showForm.summaryOf(values),
      [fields.setlist, values.setlist],
      [
        fields.photos,
        idsOf(values.imageIds)
          .map((id) => titleIn(images, id))
          .join('\n'),
      ],
      [fields.trackId, titleIn([track], values.trackId)],
      [fields.videoId, titleIn([video], values.videoId)],
    ];
  },
};

function titleIn(items: ({ id: number; title: string } | null)[], id: number | ''): string {
  return items.find((item) => item?.id === id)?.title ?? String(id);
}

/** The tracks that lines of a setlist name, as far as they were looked up; null where there is none. */
export type FoundIds = Map<string, number | null>;

/** Leaves out what is as in `before`: a recording in the bin is not in the form, but stays that of the show. */
export function showDetailsSchema(before: ShowDetails, found: FoundIds) {
  const saved = showDetailsForm.valuesOf(before);
  const unlessSame = <Name extends keyof DetailValues, Value>(
    name: Name,
    read: (value: DetailValues[Name]) => Value,
  ) => z.custom<DetailValues[Name]>().transform((value) => (value === saved[name] ? undefined : read(value)));
  return showChangesSchema.extend({
    setlist: unlessSame('setlist', (text) =>
      linesOf(text).map((line) => ({ text: line, trackId: found.get(line) ?? null })),
    ),
    imageIds: unlessSame('imageIds', idsOf),
    trackId: unlessSame('trackId', (id) => id || null),
    videoId: unlessSame('videoId', (id) => id || null),
  });
}

type Versions = {
  /** The version in the form, whose songs are known. */
  base: ShowDetails;
  /** The version that is changed. */
  before: ShowDetails;
};

/** Looks up the lines of a changed setlist that are not in `found` yet, for `showDetailsSchema`. */
export async function lookUpSongs(
  readSetlist: () => string,
  { base, before }: Versions,
  found: FoundIds,
): Promise<void> {
  for (const { text, track } of base.setlist) if (track) found.set(text, track.id);
  const saved = setlistOf(before);
  const findNext = () => {
    const text = readSetlist();
    // A setlist that is too long is refused anyway.
    const lines = text === saved ? [] : linesOf(text).slice(0, maximums.setlist);
    return lines.find((line) => !found.has(line));
  };
  // One after another: a long setlist must not be too many requests at once. Titles may be typed meanwhile.
  for (let next = findNext(); next; next = findNext()) found.set(next, await idCalled(next));
}

/** Enough for all tracks whose titles contain another one. */
const LOOKED_AT = 20;

/** The track with this title, or with the title before a remark such as “(solo)”. */
async function idCalled(title: string): Promise<number | null> {
  const plain = title.replace(/\s*\([^)]*\)\s*$/, '') || title;
  // Nothing has such a title, and the search would be refused.
  if (plain.length > listLimits.searchLength) return null;
  const address = listAddress(apiPaths.tracks, { q: plain, limit: LOOKED_AT, show: 'all' });
  const { items } = await readListPage<{ id: number; title: string }>(address);
  const called = (wanted: string) => items.find((item) => fold(item.title) === fold(wanted));
  return (called(title) ?? called(plain))?.id ?? null;
}
