import { choiceField, momentField } from '#shared/fields.schema.ts';
import { visibilities } from '#shared/visibility.ts';

/** For whatever the owner can prepare before visitors see it. */
export const visibilityFields = {
  visibility: choiceField(visibilities, 'Visibility must be Published, Draft or Scheduled'),
  publishAt: momentField('The time of publishing'),
};
