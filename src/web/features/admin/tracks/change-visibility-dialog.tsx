import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { newTrackSchema } from '#shared/tracks.schema.ts';
import type { z } from '#shared/zod.ts';
import { hasTime, hasTimeAhead } from '#web/features/admin/fields/schedule.ts';
import {
  publishedNow,
  VisibilityFields,
  type VisibilityValues,
} from '#web/features/admin/fields/visibility-fields.tsx';
import { itemAddress, refreshKind } from '#web/features/admin/kinds.ts';
import { reportFailure } from '#web/features/admin/report-failure.ts';
import { api } from '#web/lib/api.ts';
import { FormFooter } from '#web/features/admin/edit/form-footer.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const schema = newTrackSchema
  .pick({ visibility: true, publishAt: true })
  .refine(...hasTime)
  .refine(...hasTimeAhead);
type Output = z.output<typeof schema>;

type Props = { songs: readonly { id: number }[]; onChanged: () => void; onClose: () => void };

/** Shows several songs now, later or not yet. */
export default function ChangeVisibilityDialog({ songs, onChanged, onClose }: Props) {
  const client = useQueryClient();
  const formId = useId();
  const form = useForm<VisibilityValues, unknown, Output>({
    resolver: zodResolver(schema as unknown as z.ZodType<Output, VisibilityValues>),
    defaultValues: publishedNow,
  });
  const songsText = songs.length === 1 ? '1 song' : `${songs.length} songs`;

  const { mutate, isPending } = useMutation({
    mutationFn: async (schedule: Output) => {
      for (const { id } of songs) await api('PUT', itemAddress('track', id), schedule);
    },
    onSuccess: () => {
      toast({ title: 'Visibility changed', description: `${songsText} updated.` });
      onChanged();
      onClose();
    },
    // Those before the one that failed are changed already; trying again changes the same.
    onError: (error) => reportFailure(error, 'Not all songs could be changed. Please try again.'),
    onSettled: () => refreshKind(client, 'track'),
  });

  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      title="Change visibility"
      description={`Of ${songsText}`}
      onClose={close}
      footer={<FormFooter formId={formId} isPending={isPending} onCancel={close} />}
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="flex tool flex-col gap-5"
          onSubmit={(event) => void form.handleSubmit((schedule) => mutate(schedule))(event)}
        >
          <VisibilityFields />
        </form>
      </FormProvider>
    </Dialog>
  );
}
