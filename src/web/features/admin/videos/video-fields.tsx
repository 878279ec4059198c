import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { shortDate } from '#shared/format.ts';
import type { VideoDetails } from '#shared/videos.schema.ts';
import { videoTypeLabels, videoTypes, type VideoType } from '#shared/videos.ts';
import { yesOrNo, type FieldSummary } from '#web/features/admin/edit/conflict-notice.tsx';
import { ReleaseDateField } from '#web/features/admin/fields/release-date-field.tsx';
import {
  publishedNow,
  VisibilityFields,
  visibilitySummary,
  visibilityValuesOf,
  type VisibilityValues,
} from '#web/features/admin/fields/visibility-fields.tsx';
import { noVideoWords, VideoWords, type VideoWordValues } from '#web/features/admin/videos/video-words.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** What the owner writes about a video, when it is added and when it is edited. */
export type VideoValues = VisibilityValues &
  VideoWordValues & {
    title: string;
    videoType: VideoType;
    embedUrl: string;
    releaseDate: string;
    featured: boolean;
  };

export const emptyVideo: VideoValues = {
  title: '',
  videoType: 'musicVideo',
  embedUrl: '',
  releaseDate: '',
  featured: false,
  ...publishedNow,
  ...noVideoWords,
};

export const videoValuesOf = (video: VideoDetails): VideoValues => ({
  title: video.title,
  videoType: video.videoType,
  embedUrl: video.embedUrl ?? '',
  releaseDate: video.releaseDate ?? '',
  featured: video.featured,
  ...visibilityValuesOf(video),
  description: video.description ?? '',
  credits: video.credits ?? '',
  links: video.links.join('\n'),
});

export const videoSummary = (values: VideoValues): FieldSummary => [
  ['Title', values.title],
  ['Video Type', videoTypeLabels[values.videoType]],
  ['Video URL', values.embedUrl],
  ['Release Date', values.releaseDate && shortDate(values.releaseDate)],
  ...visibilitySummary(values),
  ['Featured on Homepage', yesOrNo(values.featured)],
  ['Description', values.description],
  ['Credits', values.credits],
  ['Links', values.links],
];

type Props = {
  /** How the last field is called; a new video's has a hint in place of the longer name. */
  featured: { label: string; hint?: string };
  /** What stands before the last field. */
  children?: ReactNode;
};

export function VideoFields({ featured, children }: Props) {
  const { register, formState } = useFormContext<VideoValues>();
  const { errors } = formState;
  return (
    <>
      <TextField label="Title" error={errors.title?.message} {...register('title')} autoComplete="off" />
      <SelectField
        label="Video Type"
        error={errors.videoType?.message}
        {...register('videoType')}
        values={videoTypes}
        labels={videoTypeLabels}
      />
      <ReleaseDateField />
      {children}
      <VisibilityFields />
      <CheckboxField
        label={featured.label}
        hint={
          <>
            {featured.hint && <span className="block">{featured.hint}</span>}
            <span className="block">
              Stands large above the other videos, in place of the one featured before
            </span>
          </>
        }
        {...register('featured')}
      />
      <VideoWords />
    </>
  );
}

/** The address of a video that is shown from elsewhere. `startsFocused`: after an upload, where the next one begins. */
export function VideoUrlField({ startsFocused }: { startsFocused?: boolean }) {
  const { register, formState } = useFormContext<VideoValues>();
  return (
    <TextField
      label="Video URL"
      hint="YouTube, Vimeo or TikTok"
      error={formState.errors.embedUrl?.message}
      {...register('embedUrl')}
      type="url"
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after an upload, whose form the keyboard was in
      autoFocus={startsFocused}
    />
  );
}
