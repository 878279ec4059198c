import { useController } from 'react-hook-form';
import { megabytes } from '#shared/format.ts';
import { uploadLimits } from '#shared/limits.ts';
import { mediaExtensions } from '#shared/media.ts';
import { newTrackSchema } from '#shared/tracks.schema.ts';
import { audioFileRequired, releaseTypeLabels, releaseTypes } from '#shared/tracks.ts';
import { useDraftForm } from '#web/features/admin/lib/use-draft-form.ts';
import { acceptedBy } from '#web/features/admin/upload/files/check-file.ts';
import { FileField } from '#web/features/admin/upload/files/file-field.tsx';
import { fileSchema } from '#web/features/admin/upload/files/file-schema.ts';
import { formBody } from '#web/features/admin/upload/sending/form-body.ts';
import { useFormUpload } from '#web/features/admin/upload/sending/form-upload.ts';
import { FoundInSong } from '#web/features/admin/upload/music/found-in-song.tsx';
import { UploadFields } from '#web/features/admin/upload/sending/upload-fields.tsx';
import { UploadFooter } from '#web/features/admin/upload/sending/upload-footer.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

const schema = newTrackSchema.extend({
  audioFile: fileSchema('audio', audioFileRequired),
  coverArt: fileSchema('picture'),
});

const empty = {
  title: '',
  releaseType: 'single' as const,
  description: '',
  featured: false,
  audioFile: null,
  coverArt: null,
};

export function MusicForm({ onSeveral }: { onSeveral: (songs: File[]) => void }) {
  const upload = useFormUpload('music');
  const { register, control, handleSubmit, setValue, watch, formState } = useDraftForm(
    'music',
    schema,
    empty,
  );
  const audioFile = useController({ control, name: 'audioFile' });
  const coverArt = useController({ control, name: 'coverArt' });
  const { errors } = formState;
  const choose = (name: 'audioFile' | 'coverArt', file: File | null) =>
    setValue(name, file, { shouldValidate: file !== null || name in errors });

  return (
    <form noValidate onSubmit={(event) => void handleSubmit((track) => upload.start(formBody(track)))(event)}>
      <UploadFields isSending={upload.sending !== null}>
        <div className="flex flex-col gap-5">
          <FormField label="Title" error={errors.title?.message}>
            {(field) => (
              <Input
                {...field}
                {...register('title')}
                autoComplete="off"
                // After an upload the next song begins here.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={upload.completed > 0}
              />
            )}
          </FormField>
          <FormField label="Release Type" error={errors.releaseType?.message}>
            {(field) => (
              <Select {...field} {...register('releaseType')}>
                {releaseTypes.map((type) => (
                  <option key={type} value={type}>
                    {releaseTypeLabels[type]}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <FormField label="Description" hint="Optional" error={errors.description?.message}>
            {(field) => <Textarea {...field} {...register('description')} rows={4} />}
          </FormField>
          <FormField label="Featured" inline hint="Stands first on the home page, as the latest song">
            {(field) => <Checkbox {...field} {...register('featured')} />}
          </FormField>
        </div>
        <div className="flex flex-col gap-5">
          <FileField
            label="Audio File"
            hint={`MP3, WAV, M4A or AAC. Maximum ${megabytes(uploadLimits.audio)}.`}
            accept={acceptedBy(mediaExtensions.audio)}
            file={audioFile.field.value}
            error={errors.audioFile?.message}
            onFile={(file) => choose('audioFile', file)}
            onSeveral={onSeveral}
          />
          {audioFile.field.value && (
            <FoundInSong
              song={audioFile.field.value}
              title={watch('title')}
              cover={coverArt.field.value}
              onTitle={(title) => setValue('title', title, { shouldValidate: true })}
              onCover={(cover) => choose('coverArt', cover)}
            />
          )}
          <FileField
            label="Cover Art"
            hint="JPG or PNG. Recommended: 1400x1400."
            accept=".jpg,.jpeg,.png"
            file={coverArt.field.value}
            error={errors.coverArt?.message}
            onFile={(file) => choose('coverArt', file)}
          />
        </div>
      </UploadFields>
      <UploadFooter upload={upload} submitLabel="Upload Music" />
    </form>
  );
}
