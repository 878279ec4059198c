import { showChangesSchema, type ShowDetails } from '#shared/catalogue/shows.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { fold } from '#shared/primitives/fold-text.ts';
import { listAddress } from '#shared/primitives/lists.ts';
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

/** Finds the items that the titles name. Those of the show as it is are known already. */
export function showDetailsSchema(show: ShowDetails) {
  const recording = (path: string, known: { id: number; title: string } | null) =>
    z.string().transform(async (title, context) => {
      if (title.trim() === '') return null;
      const id = known?.title === title ? known.id : await idCalled(path, title);
      if (id === null) context.addIssue(ownerText().shows.notFound({ title }));
      return id;
    });
  return showChangesSchema.extend({
    setlist: z.string().transform((text) => withSongs(linesOf(text), show.setlist)),
    imageIds: z.string().transform((text) => linesOf(text).map(Number)),
    trackId: recording(apiPaths.tracks, show.track),
    videoId: recording(apiPaths.videos, show.video),
  });
}

async function withSongs(lines: string[], before: ShowDetails['setlist']) {
  const setlist: { text: string; trackId: number | null }[] = [];
  // One after another: a long setlist must not be too many requests at once.
  for (const text of lines) {
    const known = before.find((entry) => entry.text === text && entry.track);
    setlist.push({ text, trackId: known?.track?.id ?? (await idCalled(apiPaths.tracks, text)) });
  }
  return setlist;
}

/** Enough for all items whose titles contain another one. */
const LOOKED_AT = 20;

/** The item with this title, or with the title before a remark such as “(solo)”. */
async function idCalled(path: string, title: string): Promise<number | null> {
  const plain = title.replace(/\s*\([^)]*\)\s*$/, '') || title;
  const address = listAddress(path, { q: plain, limit: LOOKED_AT, show: 'all' });
  // A song that cannot be looked for stays without a link.
  const page = await readListPage<{ id: number; title: string }>(address).catch(() => null);
  const called = (wanted: string) => page?.items.find((item) => fold(item.title) === fold(wanted.trim()));
  return (called(title) ?? called(plain))?.id ?? null;
}
