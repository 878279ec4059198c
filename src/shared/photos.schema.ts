import {
  answerSchemaOf,
  changesSchemaOf,
  flagField,
  newSchemaOf,
  optionalTextField,
  textField,
} from '#shared/fields.schema.ts';
import { maximums } from '#shared/limits.ts';
import { focusSchema, pictureFactsSchema } from '#shared/pictures.schema.ts';
import { visibilityFields } from '#shared/visibility.schema.ts';
import { z } from '#shared/zod.ts';

/** What the owner writes about a photo; its file arrives beside these. */
const fields = {
  title: textField({ name: 'Title', min: 1, max: maximums.title, message: 'Title is required' }),
  description: optionalTextField('Description', maximums.description),
  photographer: optionalTextField('Photographer', maximums.shortText),
  location: optionalTextField('Location', maximums.shortText),
  year: optionalTextField('Year', maximums.shortText),
  featured: flagField(),
  ...visibilityFields,
};

export const newPhotoSchema = newSchemaOf(fields).extend({ focus: focusSchema.optional() });
export type NewPhoto = z.infer<typeof newPhotoSchema>;

export const photoChangesSchema = changesSchemaOf(fields).extend({ focus: focusSchema.optional() });
export type PhotoChanges = z.infer<typeof photoChangesSchema>;

export const photoSchema = answerSchemaOf(fields).extend({
  imagePath: z.string(),
  picture: pictureFactsSchema.nullable(),
});
export type Photo = z.infer<typeof photoSchema>;

const wrongNeighbour = 'Say which photo it should stand in front of, or null for the end';

/** Where a photo goes in the gallery: in front of this one, or to the end. */
export const photoMoveSchema = z.object({
  before: z.int(wrongNeighbour).min(1, wrongNeighbour).max(2_147_483_647, wrongNeighbour).nullable(),
});
export type PhotoMove = z.infer<typeof photoMoveSchema>;
