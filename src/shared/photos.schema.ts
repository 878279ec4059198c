import { maximums } from '#shared/limits.ts';
import { pictureFactsSchema } from '#shared/pictures.schema.ts';
import { flag, line, optionalText, version } from '#shared/fields.schema.ts';
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

const title = line({ name: 'Title', min: 1, max: maximums.title, message: 'Title is required' });

export const newPhotoSchema = z.object({
  title,
  description: optionalText('Description', maximums.description),
  photographer: optionalText('Photographer', maximums.shortText),
  location: optionalText('Location', maximums.shortText),
  year: optionalText('Year', maximums.shortText),
  featured: flag.default(false),
});
export type NewPhoto = z.infer<typeof newPhotoSchema>;

export const photoChangesSchema = z.object({
  title: title.optional(),
  description: optionalText('Description', maximums.description).optional(),
  photographer: optionalText('Photographer', maximums.shortText).optional(),
  location: optionalText('Location', maximums.shortText).optional(),
  year: optionalText('Year', maximums.shortText).optional(),
  featured: flag.optional(),
  version: version.optional(),
});
export type PhotoChanges = z.infer<typeof photoChangesSchema>;
