import { ownerText } from '#shared/language/text.ts';
import { releaseChangesSchema, type ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { CoverField } from '#web/admin/edit/cover-field.tsx';
import { EditDialog } from '#web/admin/edit/edit-dialog.tsx';
import { EmbedCode } from '#web/admin/edit/embed-code.tsx';
import { fileChange } from '#web/admin/edit/file-change.ts';
import { useEditForm } from '#web/admin/edit/use-edit-form.ts';
import type { EditDialogProps } from '#web/admin/edit/use-edited-item.ts';
import { idsOf } from '#web/admin/forms/form-values.ts';
import { ReleaseFields } from '#web/admin/releases/release-fields.tsx';
import {
  readReleaseValues,
  releaseForm,
  releaseValuesOf,
  useKnownTracks,
  type ReleaseValues,
} from '#web/admin/releases/release-form.ts';

const schema = z.preprocess(
  (values) => readReleaseValues(values as ReleaseValues),
  releaseChangesSchema.omit({ removeCover: true }).extend({ coverArt: fileChange }),
);

export default function EditReleaseDialog({ item: release, onClose }: EditDialogProps<'release'>) {
  const [knownTracks, addTrack] = useKnownTracks(release.tracks);
  const withNewer = (newer: ReleaseDetails | null) =>
    new Map([...knownTracks, ...(newer?.tracks ?? []).map((track) => [track.id, track] as const)]);
  const editing = useEditForm('release', release, {
    schema,
    valuesOf: releaseValuesOf,
    summaryOf: (values, newer) => {
      const tracks = withNewer(newer);
      const titles = idsOf(values.trackIds).map((id) => tracks.get(id)?.title ?? id);
      return releaseForm.summaryOf({ ...values, trackIds: titles.join('\n') });
    },
    files: { coverArt: { label: ownerText().releases.cover, path: ({ coverArt }) => coverArt } },
    onClose,
  });
  const { base, newer } = editing;
  return (
    <EditDialog editing={editing}>
      <ReleaseFields tracks={withNewer(newer ?? base)} onTrack={addTrack}>
        <CoverField base={base} />
      </ReleaseFields>
      <EmbedCode
        kind="release"
        item={base}
        isPublished={base.tracks.some(({ visibility }) => visibility === 'published')}
      />
    </EditDialog>
  );
}
