import { ownerText, serverText } from '#shared/language/text.ts';
import {
  responseSchemaOf,
  changesSchemaOf,
  flagField,
  newSchemaOf,
  optionalTextField,
  textField,
} from '#shared/primitives/fields.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { focusSchema, pictureFactsSchema } from '#shared/media/pictures.schema.ts';
import { batchSchemaOf } from '#shared/catalogue/batches.schema.ts';
import { visibilityChanges, visibilityFields } from '#shared/catalogue/visibility.schema.ts';
import { z } from '#shared/primitives/zod.ts';

const fields = {
  title: textField({
    name: () => ownerText().rules.fields.title,
    min: 1,
    max: maximums.title,
    message: () => ownerText().rules.titleRequired,
  }),
  description: optionalTextField(() => ownerText().rules.fields.description, maximums.description),
  photographer: optionalTextField(() => ownerText().rules.fields.photographer, maximums.shortText),
  location: optionalTextField(() => ownerText().rules.fields.location, maximums.shortText),
  year: optionalTextField(() => ownerText().rules.fields.year, maximums.shortText),
  featured: flagField(),
  ...visibilityFields,
};

export const newPhotoSchema = newSchemaOf(fields).extend({ focus: focusSchema.optional() });
export type NewPhoto = z.infer<typeof newPhotoSchema>;

export const photoChangesSchema = changesSchemaOf(fields).extend({ focus: focusSchema.optional() });
export type PhotoChanges = z.infer<typeof photoChangesSchema>;

export const photoBatchSchema = batchSchemaOf({
  ...visibilityChanges,
  photographer: fields.photographer.whenChanged,
});
export type PhotoBatch = z.infer<typeof photoBatchSchema>;

export const photoSchema = responseSchemaOf(fields).extend({
  imagePath: z.string(),
  picture: pictureFactsSchema.nullable(),
});
export type Photo = z.infer<typeof photoSchema>;

const wrongNeighbour = { error: () => serverText().requests.photoNeighbour };

/** The photo it moves in front of; null for the end. */
export const photoMoveSchema = z.object({
  before: z.int(wrongNeighbour).min(1, wrongNeighbour).max(2_147_483_647, wrongNeighbour).nullable(),
});
export type PhotoMove = z.infer<typeof photoMoveSchema>;
