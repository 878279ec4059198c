import type { Artist } from '#shared/artist.schema.ts';
import { keptLook } from '#shared/look-settings.ts';
import type { Look } from '#shared/look.ts';
import { z } from '#shared/zod.ts';
import type { SettingChange } from '#web/features/admin/settings/settings.mutations.ts';

/** Each part of the look as the text that is kept of it: what the form holds is what is saved. */
export type LookValues = Record<keyof Look, string>;

const parts = Object.keys(keptLook) as (keyof Look)[];

const field = ({ read, unclear }: { read: (text: string) => unknown; unclear: string }) =>
  z.string().refine((text) => read(text) !== undefined, unclear);

export const lookValuesSchema = z.object({
  accent: field(keptLook.accent),
  typeface: field(keptLook.typeface),
  hero: field(keptLook.hero),
  sections: field(keptLook.sections),
  photo: field(keptLook.photo),
});

export function valuesOf({ look }: Artist): LookValues {
  return {
    accent: keptLook.accent.write(look.accent),
    typeface: keptLook.typeface.write(look.typeface),
    hero: keptLook.hero.write(look.hero),
    sections: keptLook.sections.write(look.sections),
    photo: keptLook.photo.write(look.photo),
  };
}

/** What is to be saved: only what differs, so that nothing is written down which nobody chose. */
export function changesFrom(saved: LookValues, values: LookValues): SettingChange[] {
  return parts
    .filter((part) => values[part] !== saved[part])
    .map((part) => ({ key: keptLook[part].key, value: values[part] }));
}

/** The values by the keys they are saved under. */
export function settingsOf(values: LookValues): Record<string, string> {
  return Object.fromEntries(parts.map((part) => [keptLook[part].key, values[part]]));
}
