import { ownerText } from '#shared/language/text.ts';
import { choiceField, momentField } from '#shared/primitives/fields.schema.ts';
import { visibilities } from '#shared/catalogue/visibility.ts';

export const visibilityFields = {
  visibility: choiceField(visibilities, () => ownerText().rules.visibility),
  publishAt: momentField(() => ownerText().rules.fields.publishAt),
};

export const visibilityChanges = {
  visibility: visibilityFields.visibility.whenChanged,
  publishAt: visibilityFields.publishAt.whenChanged,
};
