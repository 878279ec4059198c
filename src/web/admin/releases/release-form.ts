import { useState } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import { newReleaseSchema, type ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import type { Schedule } from '#shared/catalogue/visibility.ts';
import { formOf, idsOf } from '#web/admin/forms/form-values.ts';
import { hasTime, hasTimeAhead, visibilityText } from '#web/admin/forms/schedule.ts';
import { schedule } from '#web/admin/forms/visibility-fields.tsx';
import { fileSchema } from '#web/admin/upload/files/check-file.ts';

export const releaseForm = formOf(newReleaseSchema.omit({ focus: true }), {
  title: { label: () => ownerText().releases.fields.title },
  releaseType: {
    label: () => ownerText().releases.fields.releaseType,
    text: (type) => text().catalogue.releaseTypes[type],
  },
  releaseDate: { label: () => ownerText().forms.releaseDate },
  description: { label: () => ownerText().releases.fields.description },
  credits: { label: () => ownerText().releases.fields.credits },
  links: { label: () => ownerText().releases.fields.links },
  trackIds: { label: () => ownerText().releases.fields.songs },
  visibility: {
    label: () => ownerText().releases.fields.visibility,
    text: (visibility, { publishAt }) =>
      visibility ? visibilityText({ visibility, publishAt }) : ownerText().releases.visibility.leaveAsItIs,
  },
  publishAt: schedule.publishAt,
});

/** Links and track ids are text with one per line. */
export type ReleaseValues = typeof releaseForm.empty;

/** Without a visibility: the tracks keep theirs unless the owner chooses one for all. */
export const releaseValuesOf = ({ tracks, ...release }: ReleaseDetails): ReleaseValues =>
  releaseForm.valuesOf({
    ...release,
    trackIds: tracks.map(({ id }) => id),
    visibility: undefined,
    publishAt: undefined,
  });

/** The values as the shared schemas accept them. */
export const readReleaseValues = <Values extends ReleaseValues>(values: Values) => ({
  ...values,
  links: values.links.split('\n'),
  trackIds: idsOf(values.trackIds),
  visibility: values.visibility || undefined,
  publishAt: values.visibility ? values.publishAt : undefined,
});

/** A new release, with its cover. */
export type NewReleaseValues = ReleaseValues & { coverArt: File | null };

export function newReleaseFormSchema(limits: UploadLimits) {
  const schema = z.preprocess(
    (values) => readReleaseValues(values as NewReleaseValues),
    newReleaseSchema
      .omit({ focus: true })
      .extend({ coverArt: fileSchema('picture', limits) })
      .refine(...hasTime)
      .refine(...hasTimeAhead),
  );
  return schema as unknown as z.ZodType<z.output<typeof schema>, NewReleaseValues>;
}
export type NewReleaseOutput = z.output<ReturnType<typeof newReleaseFormSchema>>;

/** As much of a track as its row shows; of an uploaded file only the title is known. */
export type KnownTrack = { id: number; title: string } & Partial<Schedule>;

/** The tracks whose ids are in the form. */
export function useKnownTracks(first: readonly KnownTrack[]) {
  const [tracks, setTracks] = useState(() => new Map(first.map((track) => [track.id, track])));
  const addTrack = (track: KnownTrack) => setTracks((known) => new Map([...known, [track.id, track]]));
  return [tracks, addTrack] as const;
}
