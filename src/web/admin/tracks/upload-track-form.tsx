import { useMemo } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { linksInText } from '#shared/site/links.schema.ts';
import { coverExtensions, mediaExtensions } from '#shared/media/media.ts';
import { newTrackSchema } from '#shared/catalogue/tracks.schema.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { hasTime, hasTimeAhead } from '#web/admin/forms/schedule.ts';
import { FoundInFile } from '#web/admin/tracks/found-in-file.tsx';
import { albumsIn, readTaggedFile } from '#web/admin/releases/album-of-files.ts';
import { openAlbum } from '#web/admin/releases/albums.ts';
import { MakeAlbumOfFiles } from '#web/admin/releases/make-album-of-files.tsx';
import { OpenAlbums } from '#web/admin/tracks/open-albums.tsx';
import { TrackFields, trackForm } from '#web/admin/tracks/track-fields.tsx';
import { trackUploads } from '#web/admin/tracks/track-uploads.ts';
import { JustPublished } from '#web/admin/upload/just-published.tsx';
import { acceptedBy, fileSchema } from '#web/admin/upload/files/check-file.ts';
import { FileField, useChosenFile } from '#web/admin/upload/files/file-field.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { useTitleFromFile } from '#web/admin/upload/files/file-tags.ts';
import { useFormUpload } from '#web/admin/upload/form-upload.ts';
import { QueueCard } from '#web/admin/upload/queue-card.tsx';
import { UploadForm } from '#web/admin/upload/upload-form.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { createStore } from '#web/lib/store.ts';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';

const schemaFor = (limits: UploadLimits) =>
  newTrackSchema
    .extend({
      audioFile: fileSchema('audio', limits, ownerText().rules.audioFileRequired),
      coverArt: fileSchema('picture', limits),
      links: linksInText(),
    })
    .refine(...hasTime)
    .refine(...hasTimeAhead);

const empty = { ...trackForm.empty, audioFile: null, coverArt: null };

/** How many chosen files are being read. */
const reading = createStore(0);

/** Files of one album become a release, the others single tracks. */
async function addSeveral(files: File[], limits: UploadLimits): Promise<void> {
  reading.set(reading.get() + files.length);
  const { albums, others } = albumsIn(await Promise.all(files.map(readTaggedFile)));
  reading.set(reading.get() - files.length);
  for (const album of albums) openAlbum(album, limits);
  trackUploads.add(
    others.map(({ file }) => file),
    limits,
  );
}

export default function UploadTracks() {
  const { formKey } = useFormUpload('track');
  const limits = useUploadLimits();
  const isReading = reading.use() > 0;
  return (
    <div className="flex flex-col gap-6">
      {isReading && <Spinner className="justify-center text-2xl" />}
      <JustPublished kinds={['track', 'release']} form="music" />
      <QueueCard queue={trackUploads} finished={<MakeAlbumOfFiles queue={trackUploads} />} />
      {/* After the queue, so that it gets the focus when both are new. */}
      <OpenAlbums
        onSplit={(files) => {
          const ids = trackUploads.add(
            files.map(({ file }) => file),
            limits,
          );
          files.forEach(({ title }, place) => trackUploads.rename(ids[place]!, title));
        }}
      />
      <Card title={ownerText().tracks.upload.title}>
        <UploadTrackForm key={formKey} />
      </Card>
    </div>
  );
}

function UploadTrackForm() {
  const upload = useFormUpload('track');
  const limits = useUploadLimits();
  const schema = useMemo(() => schemaFor(limits), [limits]);
  const form = useDraftForm('track', schema, empty);
  const { getValues, handleSubmit, setValue } = form;
  const audio = useChosenFile(form, 'audioFile');
  const cover = useChosenFile(form, 'coverArt');
  const fillTitle = useTitleFromFile({
    read: () => getValues('title'),
    write: (title) => setValue('title', title, { shouldValidate: true }),
  });

  return (
    <UploadForm
      form={form}
      draft="track"
      empty={empty}
      upload={upload}
      submitLabel={ownerText().tracks.upload.send}
      onSubmit={handleSubmit((track) => upload.start(formDataOf(track)))}
    >
      <div className="flex flex-col gap-5">
        <FileField
          label={ownerText().tracks.fields.audioFile}
          hint={fileHints.audio(limits)}
          accept={acceptedBy(mediaExtensions.audio)}
          {...audio}
          onFile={(file) => {
            audio.onFile(file);
            void fillTitle(file);
          }}
          startsFocused={upload.completed > 0}
          onSeveral={(files) => void addSeveral(files, limits)}
        />
        {audio.file && <FoundInFile audio={audio.file} cover={cover} />}
        <FileField
          label={ownerText().forms.coverArt}
          hint={fileHints.cover(limits)}
          accept={acceptedBy(coverExtensions)}
          {...cover}
        />
      </div>
      <div className="flex flex-col gap-5">
        <TrackFields />
      </div>
    </UploadForm>
  );
}
