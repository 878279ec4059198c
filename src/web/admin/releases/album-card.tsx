import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { coverExtensions } from '#shared/media/media.ts';
import { MoreFields } from '#web/admin/forms/form-fields.tsx';
import { useRefusedFields } from '#web/admin/forms/use-refused-fields.ts';
import { VisibilityFields } from '#web/admin/forms/visibility-fields.tsx';
import { AlbumTracks } from '#web/admin/releases/album-tracks.tsx';
import type { Album } from '#web/admin/releases/albums.ts';
import { ReleaseMainFields, ReleaseMoreFields } from '#web/admin/releases/release-fields.tsx';
import {
  newReleaseFormSchema,
  type NewReleaseOutput,
  type NewReleaseValues,
} from '#web/admin/releases/release-form.ts';
import { reportFailure } from '#web/admin/report-failure.ts';
import { acceptedBy } from '#web/admin/upload/files/check-file.ts';
import { FileField, useChosenFile } from '#web/admin/upload/files/file-field.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import type { FileQueueItem } from '#web/admin/upload/file-queue.ts';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { ApiError } from '#web/lib/api/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

type Props = {
  album: Album;
  /** Takes the files to upload as single songs, with the titles that the owner gave them. */
  onSplit: (files: Pick<FileQueueItem, 'file' | 'title'>[]) => void;
};

export default function AlbumCard({ album, onSplit }: Props) {
  const client = useQueryClient();
  const limits = useUploadLimits();
  const { items } = album.tracks.use();
  const isPublishing = album.isPublishing.use();
  const form = useForm<NewReleaseValues, unknown, NewReleaseOutput>({
    resolver: zodResolver(newReleaseFormSchema(limits)),
    defaultValues: album.values.get(),
  });
  useEffect(() => () => album.values.set(form.getValues()), [album, form]);
  const cover = useChosenFile(form, 'coverArt');
  const visibility = useWatch({ control: form.control, name: 'visibility' });
  const { mutate } = useMutation({
    mutationFn: (release: NewReleaseOutput) => album.publish(release, client),
    onError: (error) => {
      const isMarked = error instanceof ApiError && showRefused(error.fields);
      reportFailure(error, isMarked ? ownerText().forms.lookAtTheField : ownerText().releases.make.failed);
    },
  });
  const showRefused = useRefusedFields(form, isPublishing);

  const done = items.filter(({ state }) => state.name === 'done').length;
  const { album: texts, hints } = ownerText().releases;
  const { uploaded } = ownerText().upload.queue;
  return (
    <Card
      title={texts.title}
      description={
        <output>{isPublishing || done > 0 ? uploaded({ done, count: items.length }) : texts.found}</output>
      }
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void form.handleSubmit((release) => mutate(release))(event)}>
          <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-2">
            <fieldset disabled={isPublishing} className="flex min-w-0 flex-col gap-5">
              <ReleaseMainFields
                dateHint={album.period ? texts.period({ period: album.period }) : hints.releaseDate}
              />
              <FileField
                label={ownerText().forms.coverArt}
                hint={fileHints.cover(limits)}
                accept={acceptedBy(coverExtensions)}
                {...cover}
              />
              <VisibilityFields />
              <MoreFields
                title={texts.more.title}
                hint={texts.more.hint}
                names={['description', 'credits', 'links']}
              >
                <ReleaseMoreFields />
              </MoreFields>
            </fieldset>
            <AlbumTracks album={album} error={form.formState.errors.trackIds?.message} />
          </div>
          <div className="mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-line pt-5">
            {isPublishing ? <StopButton album={album} /> : <OtherWays album={album} onSplit={onSplit} />}
            <Button type="submit" disabled={isPublishing}>
              {isPublishing ? ownerText().upload.uploading : texts.send[visibility || 'published']}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}

function StopButton({ album }: { album: Album }) {
  const { isStopping } = album.tracks.use();
  const { stop, stopping } = ownerText().upload.queue;
  return (
    <Button variant="outline" disabled={isStopping} onClick={() => album.tracks.stop()}>
      {isStopping ? stopping : stop}
    </Button>
  );
}

function OtherWays({ album, onSplit }: Props) {
  const { items } = album.tracks.use();
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => {
          if (window.confirm(ownerText().forms.discardChanges)) album.discard();
        }}
      >
        {ownerText().forms.cancel}
      </Button>
      <Button
        variant="outline"
        onClick={() => {
          onSplit(items.filter(({ state }) => state.name !== 'done'));
          album.discard();
        }}
      >
        {ownerText().releases.album.split}
      </Button>
    </>
  );
}
