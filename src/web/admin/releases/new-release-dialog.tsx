import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { dateAndTime } from '#shared/primitives/date-and-time.ts';
import { coverExtensions } from '#shared/media/media.ts';
import { newReleaseSchema, type ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { useRefusedFields } from '#web/admin/forms/use-refused-fields.ts';
import { hasTime, hasTimeAhead } from '#web/admin/forms/schedule.ts';
import { refreshKind } from '#web/admin/kinds.ts';
import { ReleaseFields } from '#web/admin/releases/release-fields.tsx';
import {
  readReleaseValues,
  releaseForm,
  textOfIds,
  useKnownTracks,
  type KnownTrack,
  type ReleaseValues,
} from '#web/admin/releases/release-form.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { acceptedBy, fileSchema } from '#web/admin/upload/files/check-file.ts';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { FileField, useChosenFile } from '#web/admin/upload/files/file-field.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { FormFooter } from '#web/admin/edit/form-footer.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { createUploadKey, upload, type Sending } from '#web/lib/api/upload.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Values = ReleaseValues & { coverArt: File | null };

const schemaFor = (limits: UploadLimits) =>
  z.preprocess(
    (values) => readReleaseValues(values as Values),
    newReleaseSchema
      .omit({ focus: true })
      .extend({ coverArt: fileSchema('picture', limits) })
      .refine(...hasTime)
      .refine(...hasTimeAhead),
  );
type Output = z.output<ReturnType<typeof schemaFor>>;

type Props = {
  tracks: readonly KnownTrack[];
  /** What the tags of the files say about it. */
  start?: { title?: string; coverArt?: File | null };
  onMade: (release: ReleaseDetails) => void;
  onClose: () => void;
};

function madeText({ title, visibility, publishAt }: ReleaseDetails): string {
  const { published, scheduled, draft } = ownerText().releases.make;
  if (visibility === 'published') return published({ title });
  if (publishAt) return scheduled({ title, time: dateAndTime(publishAt) });
  return draft({ title });
}

/** Makes an album or an EP of existing tracks. */
export default function NewReleaseDialog({ tracks: chosen, start, onMade, onClose }: Props) {
  const client = useQueryClient();
  const formId = useId();
  const limits = useUploadLimits();
  const [tracks, addTrack] = useKnownTracks(chosen);
  // Under the same key the server makes it once, however often it is tried.
  const [key] = useState(createUploadKey);
  const [sending, setSending] = useState<Sending | null>(null);
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schemaFor(limits) as unknown as z.ZodType<Output, Values>),
    defaultValues: {
      ...releaseForm.empty,
      title: start?.title ?? '',
      trackIds: textOfIds(chosen),
      coverArt: start?.coverArt ?? null,
    },
  });
  const cover = useChosenFile(form, 'coverArt');
  // react-hook-form tracks only what is read during render.
  const { isDirty } = form.formState;

  const { mutate, isPending } = useMutation({
    mutationFn: (values: Output) =>
      upload<ReleaseDetails>('POST', apiPaths.releases, formDataOf(values), { key, onSending: setSending }),
    onSettled: () => setSending(null),
    onSuccess: async (release) => {
      toast({ title: ownerText().releases.make.done, description: madeText(release) });
      onMade(release);
      onClose();
      await refreshKind(client, 'release');
    },
    onError: (error) => {
      const isMarked = error instanceof ApiError && showRefused(error.fields);
      reportFailure(error, isMarked ? ownerText().forms.lookAtTheField : ownerText().releases.make.failed);
    },
  });
  const showRefused = useRefusedFields(form, isPending);

  const close = () => {
    if (isPending) return;
    if (!isDirty || window.confirm(ownerText().forms.discardChanges)) onClose();
  };
  return (
    <Dialog
      title={ownerText().releases.make.title}
      onClose={close}
      footer={
        <FormFooter
          formId={formId}
          action={ownerText().releases.make.send}
          isPending={isPending}
          sending={sending}
          onCancel={close}
        />
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          className="tool"
          onSubmit={(event) => void form.handleSubmit((values) => mutate(values))(event)}
        >
          <fieldset disabled={isPending} className="flex min-w-0 flex-col gap-5">
            <ReleaseFields tracks={tracks} onTrack={addTrack}>
              <FileField
                label={ownerText().forms.coverArt}
                hint={fileHints.cover(limits)}
                accept={acceptedBy(coverExtensions)}
                {...cover}
              />
            </ReleaseFields>
          </fieldset>
        </form>
      </FormProvider>
    </Dialog>
  );
}
