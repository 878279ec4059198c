import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
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
  const { title, songs, changed, updated, failed } = ownerText().tracks.changeVisibility;
  const count = tracks.length;

  const { mutate, isPending } = useMutation({
    mutationFn: async (schedule: Output) => {
      for (const { id } of tracks) await api('PUT', itemAddress('track', id), schedule);
    },
    onSuccess: () => {
      toast({ title: changed, description: updated({ count }) });
      onChanged();
      onClose();
    },
    // The tracks before the failed one are changed already; trying again changes them to the same.
    onError: (error) => reportFailure(error, failed),
    onSettled: () => refreshKind(client, 'track'),
  });

  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      title={title}
      description={songs({ count })}
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
