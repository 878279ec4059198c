import type { Artist } from '#shared/site/artist.schema.ts';
import { lookSettings } from '#shared/site/look/look-settings.ts';
import type { Look } from '#shared/site/look/look.ts';
import { z } from '#shared/primitives/zod.ts';
import type { SettingChange } from '#web/admin/settings/settings.mutations.ts';

/** Each part of the look as the text that is saved. */
export type LookValues = Record<keyof Look, string>;

const parts = Object.keys(lookSettings) as (keyof Look)[];

const field = ({ read, invalid }: { read: (text: string) => unknown; invalid: () => string }) =>
  z.string().refine((text) => read(text) !== undefined, { error: invalid });

export const lookValuesSchema = z.object({
  accent: field(lookSettings.accent),
  typeface: field(lookSettings.typeface),
  hero: field(lookSettings.hero),
  sections: field(lookSettings.sections),
  photo: field(lookSettings.photo),
});

export function valuesOf({ look }: Artist): LookValues {
  return {
    accent: lookSettings.accent.write(look.accent),
    typeface: lookSettings.typeface.write(look.typeface),
    hero: lookSettings.hero.write(look.hero),
    sections: lookSettings.sections.write(look.sections),
    photo: lookSettings.photo.write(look.photo),
  };
}

/** Only the differences, so that defaults are not saved. */
export function changesFrom(saved: LookValues, values: LookValues): SettingChange[] {
  return parts
    .filter((part) => values[part] !== saved[part])
    .map((part) => ({ key: lookSettings[part].key, value: values[part] }));
}

/** The values by the keys of their settings. */
export function settingsOf(values: LookValues): Record<string, string> {
  return Object.fromEntries(parts.map((part) => [lookSettings[part].key, values[part]]));
}
