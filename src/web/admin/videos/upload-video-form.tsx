import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { linksInText } from '#shared/site/links.schema.ts';
import { coverExtensions, mediaExtensions } from '#shared/media/media.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { newVideoSchema } from '#shared/catalogue/videos.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { formDataOf } from '#web/admin/forms/form-data.ts';
import { useDraftForm } from '#web/admin/forms/use-draft-form.ts';
import { hasTime, hasTimeAhead } from '#web/admin/forms/schedule.ts';
import { acceptedBy, fileSchema } from '#web/admin/upload/files/check-file.ts';
import { FileField, useChosenFile } from '#web/admin/upload/files/file-field.tsx';
import { fileHints } from '#web/admin/upload/files/file-hints.ts';
import { useTitleFromFile } from '#web/admin/upload/files/file-tags.ts';
import { useFormUpload } from '#web/admin/upload/form-upload.ts';
import { JustPublished } from '#web/admin/upload/just-published.tsx';
import { UploadForm } from '#web/admin/upload/upload-form.tsx';
import { useUploadLimits } from '#web/admin/upload/upload-limits.ts';
import { EmbedPreview } from '#web/admin/videos/embed-preview.tsx';
import { FramePicker } from '#web/admin/videos/frame-picker.tsx';
import { VideoFields, videoForm, VideoUrlField } from '#web/admin/videos/video-fields.tsx';
import { Card } from '#web/ui/card.tsx';

const sources = ['embed', 'file'] as const;

// Checked even when other fields have errors.
const always = { error: () => ownerText().rules.sourceRequiredInForm, when: () => true };

const schemaFor = (limits: UploadLimits) =>
  newVideoSchema
    .extend({
      source: z.enum(sources),
      videoFile: fileSchema('video', limits),
      thumbnail: fileSchema('picture', limits),
      links: linksInText(),
    })
    .refine(({ source, embedUrl }) => source !== 'embed' || embedUrl, { ...always, path: ['embedUrl'] })
    .refine(({ source, videoFile }) => source !== 'file' || videoFile, { ...always, path: ['videoFile'] })
    .refine(...hasTime)
    .refine(...hasTimeAhead)
    .transform(({ source: _source, ...video }) => video);

const empty = { ...videoForm.empty, source: 'embed' as const, videoFile: null, thumbnail: null };

export default function UploadVideos() {
  const { formKey } = useFormUpload('video');
  return (
    <div className="flex flex-col gap-6">
      <JustPublished kinds={['video']} form="video" />
      <Card title={ownerText().videos.add}>
        <UploadVideoForm key={formKey} />
      </Card>
    </div>
  );
}

function UploadVideoForm() {
  const upload = useFormUpload('video');
  const limits = useUploadLimits();
  const schema = useMemo(() => schemaFor(limits), [limits]);
  const form = useDraftForm('video', schema, empty);
  const { getValues, register, handleSubmit, resetField, setValue, watch } = form;
  const video = useChosenFile(form, 'videoFile');
  const thumbnail = useChosenFile(form, 'thumbnail');
  const fillTitle = useTitleFromFile({
    read: () => getValues('title'),
    write: (title) => setValue('title', title, { shouldValidate: true }),
  });
  const source = register('source', {
    onChange: () => {
      resetField('embedUrl', { defaultValue: '' });
      resetField('videoFile', { defaultValue: null });
    },
  });

  const { add, fields, hints } = ownerText().videos;
  return (
    <UploadForm
      form={form}
      draft="video"
      empty={empty}
      upload={upload}
      submitLabel={add}
      onSubmit={handleSubmit((values) => upload.start(formDataOf(values)))}
    >
      <div className="flex flex-col gap-5">
        <SourceSwitch field={source} />
        {watch('source') === 'embed' ? (
          <>
            <VideoUrlField startsFocused={upload.completed > 0} />
            <EmbedPreview address={watch('embedUrl') ?? ''} />
          </>
        ) : (
          <FileField
            label={fields.videoFile}
            hint={fileHints.video(limits)}
            accept={acceptedBy(mediaExtensions.video)}
            {...video}
            onFile={(file) => {
              video.onFile(file);
              void fillTitle(file);
            }}
          />
        )}
        {video.file && !video.error && (
          <FramePicker video={video.file} chosen={thumbnail.file} onChoose={thumbnail.onFile} />
        )}
        <FileField
          label={fields.thumbnail}
          hint={fileHints.thumbnail(limits)}
          accept={acceptedBy(coverExtensions)}
          {...thumbnail}
        />
      </div>
      <div className="flex flex-col gap-5">
        <VideoFields featured={{ label: fields.featuredOfNew, hint: hints.featuredOfNew }} />
      </div>
    </UploadForm>
  );
}

function SourceSwitch({ field }: { field: UseFormRegisterReturn }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{ownerText().videos.source.title}</legend>
      <div className="inline-flex gap-1 rounded-full bg-sunk p-1">
        {sources.map((source) => (
          <label
            key={source}
            className="relative inline-flex h-11 items-center rounded-full px-5 text-sm font-semibold text-soft transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-[2.5px] has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink"
          >
            <input {...field} type="radio" value={source} className="absolute inset-0 opacity-0" />
            {ownerText().videos.source[source]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
