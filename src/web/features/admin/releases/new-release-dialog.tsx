import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { apiPaths } from '#shared/addresses.ts';
import { dateAndTime } from '#shared/format.ts';
import { coverExtensions } from '#shared/media.ts';
import { newReleaseSchema, type ReleaseDetails } from '#shared/releases.schema.ts';
import type { UploadLimits } from '#shared/upload-limits.schema.ts';
import { z } from '#shared/zod.ts';
import { useRefusedFields } from '#web/features/admin/edit/use-refused-fields.ts';
import { hasTime, hasTimeAhead } from '#web/features/admin/fields/schedule.ts';
import { refreshKind } from '#web/features/admin/kinds.ts';
import { ReleaseFields } from '#web/features/admin/releases/release-fields.tsx';
import {
  releaseValuesOf,
  releaseWords,
  textOfIds,
  type KnownSong,
  type ReleaseValues,
} from '#web/features/admin/releases/release-values.ts';
import { useKnownSongs } from '#web/features/admin/releases/use-known-songs.ts';
import { lookAtTheField, reportFailure } from '#web/features/admin/report-failure.ts';
import { acceptedBy, fileSchema } from '#web/features/admin/upload/files/check-file.ts';
import { fileHints } from '#web/features/admin/upload/files/file-hints.ts';
import { FileField, useChosenFile } from '#web/features/admin/upload/files/file-field.tsx';
import { formBody } from '#web/features/admin/upload/form-upload.ts';
import { useUploadLimits } from '#web/features/admin/upload/upload-limits.ts';
import { FormFooter } from '#web/features/admin/edit/form-footer.tsx';
import { ApiError } from '#web/lib/api.ts';
import { createUploadKey, upload, type Sending } from '#web/lib/upload.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast.ts';

type Values = ReleaseValues & { coverArt: File | null };

const schemaFor = (limits: UploadLimits) =>
  z.preprocess(
    (values) => releaseWords(values as Values),
    newReleaseSchema
      .omit({ focus: true })
      .extend({ coverArt: fileSchema('picture', limits) })
      .refine(...hasTime)
      .refine(...hasTimeAhead),
  );
type Output = z.output<ReturnType<typeof schemaFor>>;

type Props = {
  songs: readonly KnownSong[];
  /** What is known of it already, such as from the tags of its files. */
  start?: { title?: string; coverArt?: File | null };
  onMade: (release: ReleaseDetails) => void;
  onClose: () => void;
};

/** A page is promised only where there is one. */
function madeText({ title, visibility, publishAt }: ReleaseDetails): string {
  if (visibility === 'published') return `“${title}” has a page of its own now.`;
  if (publishAt) return `“${title}” will have a page of its own from ${dateAndTime(publishAt)} on.`;
  return `Only you see “${title}” until one of its songs is published.`;
}

/** Makes an album or an EP of songs that are there. */
export default function NewReleaseDialog({ songs: chosen, start, onMade, onClose }: Props) {
  const client = useQueryClient();
  const formId = useId();
  const limits = useUploadLimits();
  const { songs, learn } = useKnownSongs(chosen);
  // However often it is tried, it is made once.
  const [key] = useState(createUploadKey);
  const [sending, setSending] = useState<Sending | null>(null);
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(schemaFor(limits) as unknown as z.ZodType<Output, Values>),
    defaultValues: {
      ...releaseValuesOf({ title: start?.title ?? '' }),
      trackIds: textOfIds(chosen),
      coverArt: start?.coverArt ?? null,
    },
  });
  const cover = useChosenFile(form, 'coverArt');
  // Read while it is drawn: only then does the form keep count.
  const { isDirty } = form.formState;

  const { mutate, isPending } = useMutation({
    mutationFn: (values: Output) =>
      upload<ReleaseDetails>('POST', apiPaths.releases, formBody(values), { key, onSending: setSending }),
    onSettled: () => setSending(null),
    onSuccess: async (release) => {
      toast({ title: 'Release made', description: madeText(release) });
      onMade(release);
      onClose();
      await refreshKind(client, 'release');
    },
    onError: (error) => {
      const isMarked = error instanceof ApiError && showRefused(error.fields);
      reportFailure(error, isMarked ? lookAtTheField : 'The release could not be made. Please try again.');
    },
  });
  const showRefused = useRefusedFields(form, isPending);

  const close = () => {
    if (isPending) return;
    if (!isDirty || window.confirm('Discard your changes?')) onClose();
  };
  return (
    <Dialog
      title="Make an album"
      onClose={close}
      footer={
        <FormFooter
          formId={formId}
          action="Make it"
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
            <ReleaseFields songs={songs} onSong={(song) => learn([song])}>
              <FileField
                label="Cover Art"
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
