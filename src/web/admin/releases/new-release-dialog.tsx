import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { coverExtensions } from '#shared/media/media.ts';
import type { ReleaseDetails } from '#shared/catalogue/releases.schema.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { textOfIds } from '#web/admin/forms/form-values.ts';
import { useRefusedFields } from '#web/admin/forms/use-refused-fields.ts';
import { refreshKind } from '#web/admin/kinds.ts';
import { ReleaseFields } from '#web/admin/releases/release-fields.tsx';
import {
  newReleaseFormSchema,
  releaseForm,
  useKnownTracks,
  type KnownTrack,
  type NewReleaseOutput,
  type NewReleaseValues,
} from '#web/admin/releases/release-form.ts';
import { reportMade } from '#web/admin/releases/report-made.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { acceptedBy } from '#web/admin/upload/files/check-file.ts';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { FileField, useChosenFile } from '#web/admin/upload/files/file-field.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { FormFooter } from '#web/admin/form-footer.tsx';
import { ApiError } from '#web/lib/api/api.ts';
import { createUploadKey, upload, type Sending } from '#web/lib/api/upload.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  tracks: readonly KnownTrack[];
  /** What the tags of the files say about it. */
  start?: Partial<NewReleaseValues>;
  onMade: (release: ReleaseDetails) => void;
  onClose: () => void;
};

/** Makes an album or an EP of existing tracks. */
export default function NewReleaseDialog({ tracks: chosen, start, onMade, onClose }: Props) {
  const client = useQueryClient();
  const formId = useId();
  const limits = useUploadLimits();
  const [tracks, addTrack] = useKnownTracks(chosen);
  // Under the same key the server makes it once, however often it is tried.
  const [key] = useState(createUploadKey);
  const [sending, setSending] = useState<Sending | null>(null);
  const form = useForm<NewReleaseValues, unknown, NewReleaseOutput>({
    resolver: zodResolver(newReleaseFormSchema(limits)),
    defaultValues: { ...releaseForm.empty, coverArt: null, ...start, trackIds: textOfIds(chosen) },
  });
  const cover = useChosenFile(form, 'coverArt');
  // react-hook-form tracks only what is read during render.
  const { isDirty } = form.formState;

  const { mutate, isPending } = useMutation({
    mutationFn: (values: NewReleaseOutput) =>
      upload<ReleaseDetails>('POST', apiPaths.releases, formDataOf(values), { key, onSending: setSending }),
    onSettled: () => setSending(null),
    onSuccess: async (release) => {
      reportMade(release);
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
