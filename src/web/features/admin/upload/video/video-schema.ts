import { newVideoSchema } from '#shared/videos.schema.ts';
import { sourceRequiredInForm } from '#shared/videos.ts';
import { z } from '#shared/zod.ts';
import { fileSchema } from '#web/features/admin/upload/files/file-schema.ts';

// Said together with whatever else is wrong, not only once everything else is right.
const always = { message: sourceRequiredInForm, when: () => true };

/** The form knows one thing more than the server: from where the owner wants the video to come. */
export const videoFormSchema = newVideoSchema
  .extend({
    source: z.enum(['embed', 'file']),
    videoFile: fileSchema('video'),
    thumbnail: fileSchema('picture'),
  })
  .refine(({ source, embedUrl }) => source !== 'embed' || embedUrl, { ...always, path: ['embedUrl'] })
  .refine(({ source, videoFile }) => source !== 'file' || videoFile, { ...always, path: ['videoFile'] })
  .transform(({ title, videoType, embedUrl, featured, videoFile, thumbnail }) => ({
    title,
    videoType,
    embedUrl,
    featured,
    videoFile,
    thumbnail,
  }));
