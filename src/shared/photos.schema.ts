import { z } from 'zod';
import { maximums } from '#shared/limits.ts';
import { pictureFactsSchema } from '#shared/pictures.schema.ts';
import { flag, line, optionalLine } from '#shared/text.ts';

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

const title = line({ min: 1, max: maximums.title, message: 'Title is required' });

export const newPhotoSchema = z.object({
  title,
  description: optionalLine(maximums.description),
  photographer: optionalLine(maximums.shortText),
  location: optionalLine(maximums.shortText),
  year: optionalLine(maximums.shortText),
  featured: flag.default(false),
});
export type NewPhoto = z.infer<typeof newPhotoSchema>;

export const photoChangesSchema = z.object({
  title: title.optional(),
  description: optionalLine(maximums.description).optional(),
  photographer: optionalLine(maximums.shortText).optional(),
  location: optionalLine(maximums.shortText).optional(),
  year: optionalLine(maximums.shortText).optional(),
  featured: flag.optional(),
  version: z.coerce.number().int().optional(),
});
export type PhotoChanges = z.infer<typeof photoChangesSchema>;
