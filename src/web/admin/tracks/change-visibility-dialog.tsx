import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { newTrackSchema } from '#shared/catalogue/tracks.schema.ts';
import type { z } from '#shared/primitives/zod.ts';
import { hasTime, hasTimeAhead } from '#web/admin/forms/schedule.ts';
import { VisibilityFields, type VisibilityValues } from '#web/admin/forms/visibility-fields.tsx';
import { itemAddress, refreshKind } from '#web/admin/kinds.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { api } from '#web/lib/api/api.ts';
import { FormFooter } from '#web/admin/edit/form-footer.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

const schema = newTrackSchema
  .pick({ visibility: true, publishAt: true })
  .refine(...hasTime)
  .refine(...hasTimeAhead);
type Output = z.output<typeof schema>;

type Props = { tracks: readonly { id: number }[]; onChanged: () => void; onClose: () => void };

/** Changes the visibility of several tracks at once. */
export default function ChangeVisibilityDialog({ tracks, onChanged, onClose }: Props) {
  const client = useQueryClient();
  const formId = useId();
  const form = useForm<VisibilityValues, unknown, Output>({
    resolver: zodResolver(schema as unknown as z.ZodType<Output, VisibilityValues>),
    defaultValues: { visibility: 'published', publishAt: '' },
  });
  const tracksText = tracks.length === 1 ? '1 song' : `${tracks.length} songs`;

  const { mutate, isPending } = useMutation({
    mutationFn: async (schedule: Output) => {
      for (const { id } of tracks) await api('PUT', itemAddress('track', id), schedule);
    },
    onSuccess: () => {
      toast({ title: 'Visibility changed', description: `${tracksText} updated.` });
      onChanged();
      onClose();
    },
    // The tracks before the failed one are changed already; trying again changes them to the same.
    onError: (error) => reportFailure(error, 'Not all songs could be changed. Please try again.'),
    onSettled: () => refreshKind(client, 'track'),
  });

  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      title="Change visibility"
      description={`Of ${tracksText}`}
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
