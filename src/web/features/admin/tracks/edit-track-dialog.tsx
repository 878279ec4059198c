import { trackChangesSchema } from '#shared/tracks.schema.ts';
import type { Track } from '#shared/tracks.ts';
import { z } from '#shared/zod.ts';
import { EditDialog } from '#web/features/admin/edit/edit-dialog.tsx';
import { useEditForm } from '#web/features/admin/edit/use-edit-form.ts';
import { bodyWithCover, CoverField, type CoverChange } from '#web/features/admin/tracks/cover-field.tsx';
import {
  TrackFields,
  trackSummary,
  trackValuesOf,
  type TrackValues,
} from '#web/features/admin/tracks/track-fields.tsx';

type Values = TrackValues & { coverArt: CoverChange };

const schema = trackChangesSchema.omit({ removeCover: true }).extend({ coverArt: z.custom<CoverChange>() });

const valuesOf = (track: Track): Values => ({ ...trackValuesOf(track), coverArt: 'keep' });

type Props = { track: Track; onClose: () => void };

export function EditTrackDialog({ track, onClose }: Props) {
  const editing = useEditForm('track', track, {
    schema,
    valuesOf,
    toBody: ({ coverArt, ...changes }) => bodyWithCover(changes, coverArt),
    onClose,
  });
  const { getValues, setValue, setError, clearErrors, watch, formState } = editing.form;
  const { base, newer } = editing;

  return (
    <EditDialog
      editing={editing}
      conflict={
        newer && {
          mine: [...trackSummary(getValues()), ['Cover', 'The one shown below']],
          newer: [
            ...trackSummary(trackValuesOf(newer)),
            ['Cover', newer.coverArt === base.coverArt ? 'The one shown below' : 'Another one'],
          ],
        }
      }
    >
      <TrackFields>
        <CoverField
          track={base}
          change={watch('coverArt')}
          error={formState.errors.coverArt?.message}
          onChange={(change) => {
            clearErrors('coverArt');
            setValue('coverArt', change);
          }}
          onRefused={(message) => setError('coverArt', { message })}
        />
      </TrackFields>
    </EditDialog>
  );
}
