import {
  defaultLook,
  heroLayouts,
  homeSections,
  newerSections,
  typefaces,
  type HomeSection,
  type Look,
} from '#shared/site/look/look.ts';
import { paletteNames } from '#shared/site/look/palettes.ts';
import { ownerText } from '#shared/language/text.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { settingKeys } from '#shared/site/settings.ts';

/** Stored for "no choice", because the value of a setting cannot be empty. */
const DEFAULT_ACCENT = 'default';
const FEATURED_PHOTO = 'featured';

/** How one part of the look is stored as a setting. */
type LookSetting<Value> = {
  key: string;
  /** Undefined for an invalid text. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** The error message for an invalid text. */
  invalid: () => string;
};

function oneOf<Choice extends string>(choices: readonly Choice[]): Omit<LookSetting<Choice>, 'key'> {
  return {
    read: (text) => choices.find((choice) => choice === text),
    write: (choice) => choice,
    invalid: () => ownerText().rules.oneOf({ choices: choices.join(', ') }),
  };
}

/** Before the name of a hidden section that is shown where an older order does not name it. */
const HIDDEN = '-';

function readSections(text: string): HomeSection[] | undefined {
  const names = text.split(/\s+/);
  const hidden = newerSections.filter((section) => names.includes(HIDDEN + section));
  const shown = names.flatMap((name) => homeSections.filter((section) => section === name));
  const known = [...shown, ...hidden];
  if (shown.length === 0 || known.length !== names.length || new Set(known).size !== names.length) return;
  const end = shown.includes('about') ? shown.indexOf('about') : shown.length;
  const unnamed = newerSections.filter((section) => !known.includes(section));
  return [...shown.slice(0, end), ...unnamed, ...shown.slice(end)];
}

function writeSections(shown: HomeSection[]): string {
  const hidden = newerSections.filter((section) => !shown.includes(section));
  return [...shown, ...hidden.map((section) => HIDDEN + section)].join(' ');
}

const readColour = (text: string) => (/^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined);

export const lookSettings: { [Part in keyof Look]: LookSetting<Look[Part]> } = {
  palette: {
    key: settingKeys.palette,
    read: (text) => paletteNames.find((name) => name === text) ?? readColour(text),
    write: (palette) => palette,
    invalid: () => ownerText().rules.oneOf({ choices: [...paletteNames, '#rrggbb'].join(', ') }),
  },
  accent: {
    key: settingKeys.accent,
    read: (text) => (text === DEFAULT_ACCENT ? null : readColour(text)),
    write: (accent) => accent ?? DEFAULT_ACCENT,
    invalid: () => ownerText().rules.colour,
  },
  typeface: { key: settingKeys.typeface, ...oneOf(typefaces) },
  hero: { key: settingKeys.hero, ...oneOf(heroLayouts) },
  sections: {
    key: settingKeys.sections,
    read: readSections,
    write: writeSections,
    invalid: () => ownerText().rules.sections({ sections: homeSections.join(', ') }),
  },
  photo: {
    key: settingKeys.photo,
    read: (text) => {
      if (text === FEATURED_PHOTO) return null;
      return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= maximums.id ? Number(text) : undefined;
    },
    write: (photo) => (photo === null ? FEATURED_PHOTO : String(photo)),
    invalid: () => ownerText().rules.photo,
  },
};

/** The preview beside the dashboard's fields shows these before they are saved. */
export const previewedKeys: string[] = [
  settingKeys.artistName,
  settingKeys.tagline,
  ...Object.values(lookSettings).map(({ key }) => key),
];

/** Missing or invalid settings fall back to the default look. */
export function lookFrom(value: (key: string) => string | undefined): Look {
  const part = <Part extends keyof Look>(name: Part): Look[Part] => {
    const { key, read } = lookSettings[name];
    const text = value(key);
    const chosen = text === undefined ? undefined : read(text);
    return chosen === undefined ? defaultLook[name] : chosen;
  };
  return {
    palette: part('palette'),
    accent: part('accent'),
    typeface: part('typeface'),
    hero: part('hero'),
    sections: part('sections'),
    photo: part('photo'),
  };
}
