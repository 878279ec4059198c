import { maximums } from '#shared/limits.ts';
import { pictureFactsSchema } from '#shared/pictures.schema.ts';
import { flag, line, optionalLine, version } from '#shared/text.ts';
import { z } from '#shared/zod.ts';

export const photoSchema = z.object({
  id: z.number(),
  title: z.string(),
  description: z.string().nullable(),
  photographer: z.string().nullable(),
  location: z.string().nullable(),
  year: z.string().nullable(),
  imagePath: z.string(),
  picture: pictureFactsSchema.nullable(),
  uploadDate: z.string(),
  featured: z.boolean(),
  version: z.number(),
});
export type Photo = z.infer<typeof photoSchema>;

const title = line({
  min: 1,
  max: maximums.title,
  message: 'Title is required',
  tooLong: `Title must be ${maximums.title} characters or fewer`,
});

export const newPhotoSchema = z.object({
  title,
  description: optionalLine('Description', maximums.description),
  photographer: optionalLine('Photographer', maximums.shortText),
  location: optionalLine('Location', maximums.shortText),
  year: optionalLine('Year', maximums.shortText),
  featured: flag.default(false),
});
export type NewPhoto = z.infer<typeof newPhotoSchema>;

export const photoChangesSchema = z.object({
  title: title.optional(),
  description: optionalLine('Description', maximums.description).optional(),
  photographer: optionalLine('Photographer', maximums.shortText).optional(),
  location: optionalLine('Location', maximums.shortText).optional(),
  year: optionalLine('Year', maximums.shortText).optional(),
  featured: flag.optional(),
  version: version.optional(),
});
export type PhotoChanges = z.infer<typeof photoChangesSchema>;
