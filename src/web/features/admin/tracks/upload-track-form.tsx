import { useMemo } from 'react';
import { linksInText } from '#shared/links.schema.ts';
import { coverExtensions, mediaExtensions } from '#shared/media.ts';
import { newTrackSchema } from '#shared/tracks.schema.ts';
import { audioFileRequired } from '#shared/tracks.ts';
import type { UploadLimits } from '#shared/upload-limits.schema.ts';
import { useDraftForm } from '#web/features/admin/edit/use-draft-form.ts';
import { hasTime, hasTimeAhead } from '#web/features/admin/fields/schedule.ts';
import { FoundInFile } from '#web/features/admin/tracks/found-in-file.tsx';
import { MakeAlbumOfFiles } from '#web/features/admin/releases/make-album-of-files.tsx';
import { emptyTrack, TrackFields } from '#web/features/admin/tracks/track-fields.tsx';
import { acceptedBy, fileSchema } from '#web/features/admin/upload/files/check-file.ts';
import { FileField, useChosenFile } from '#web/features/admin/upload/files/file-field.tsx';
import { fileHints } from '#web/features/admin/upload/files/file-hints.ts';
import { readFileTags, type FileTags } from '#web/features/admin/upload/files/file-tags.ts';
import { songWords } from '#web/features/admin/upload/files/song-words.ts';
import { useTitleFromFile } from '#web/features/admin/upload/files/use-title-from-file.ts';
import { formBody, useFormUpload } from '#web/features/admin/upload/form-upload.ts';
import { QueueCard } from '#web/features/admin/upload/queue-card.tsx';
import { UploadForm } from '#web/features/admin/upload/upload-form.tsx';
import { useUploadLimits } from '#web/features/admin/upload/upload-limits.ts';
import { createUploadQueue, type FoundWords } from '#web/features/admin/upload/upload-queue.ts';
import { Card } from '#web/ui/card.tsx';

const schemaFor = (limits: UploadLimits) =>
  newTrackSchema
    .extend({
      audioFile: fileSchema('audio', limits, audioFileRequired),
      coverArt: fileSchema('picture', limits),
      links: linksInText(),
    })
    .refine(...hasTime)
    .refine(...hasTimeAhead);

const empty = { ...emptyTrack, audioFile: null, coverArt: null };

/** Several tracks at once, each with what its file says of itself. Everything else keeps its default, and can be edited later. */
const trackQueue = createUploadQueue({
  kind: 'track',
  title: newTrackSchema.shape.title,
  readTags: async (file) => {
    const tags = await readFileTags(file);
    return { title: tags.title, words: acceptedWords(tags) };
  },
  body: ({ title, file, words }, visibility) => formBody({ ...words, title, visibility, audioFile: file }),
});

/** What nobody looks over before it is sent must not be the reason for a refusal. */
function acceptedWords(tags: FileTags): FoundWords {
  const accepted = songWords.filter(
    (name) => tags[name] && newTrackSchema.shape[name].safeParse(tags[name]).success,
  );
  return Object.fromEntries(accepted.map((name) => [name, tags[name]]));
}

export default function UploadTracks() {
  const { completed } = useFormUpload('track');
  return (
    <div className="flex flex-col gap-6">
      <QueueCard queue={trackQueue} finished={<MakeAlbumOfFiles queue={trackQueue} />} />
      <Card title="Upload New Music">
        <UploadTrackForm key={completed} />
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
      submitLabel="Upload Music"
      onSubmit={handleSubmit((track) => upload.start(formBody(track)))}
    >
      <div className="flex flex-col gap-5">
        <FileField
          label="Audio File"
          hint={fileHints.audio(limits)}
          accept={acceptedBy(mediaExtensions.audio)}
          {...audio}
          onFile={(file) => {
            audio.onFile(file);
            void fillTitle(file);
          }}
          startsFocused={upload.completed > 0}
          onSeveral={(files) => trackQueue.add(files, limits)}
        />
        {audio.file && <FoundInFile audio={audio.file} cover={cover} />}
        <FileField
          label="Cover Art"
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
