import { choiceField, momentField } from '#shared/primitives/fields.schema.ts';
import { visibilities } from '#shared/catalogue/visibility.ts';

export const visibilityFields = {
  visibility: choiceField(visibilities, 'Visibility must be Published, Draft or Scheduled'),
  publishAt: momentField('The time of publishing'),
};
