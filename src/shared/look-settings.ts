import {
  defaultLook,
  heroLayouts,
  homeSections,
  typefaces,
  type HomeSection,
  type Look,
} from '#shared/look.ts';
import { settingKeys } from '#shared/settings.ts';

/** What is stored by an owner who goes back to the site's own colour, or to the featured photo: a value cannot be empty. */
const OWN_ACCENT = 'default';
const FEATURED_PHOTO = 'featured';

/** How one part of the look is kept as a setting. */
type Kept<Value> = {
  key: string;
  /** Undefined where the text says nothing that could be shown. */
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  /** What is said of such a text. */
  unclear: string;
};

function oneOf<Choice extends string>(choices: readonly Choice[]): Omit<Kept<Choice>, 'key'> {
  return {
    read: (text) => choices.find((choice) => choice === text),
    write: (choice) => choice,
    unclear: `Choose one of these: ${choices.join(', ')}`,
  };
}

function readSections(text: string): HomeSection[] | undefined {
  const names = text.split(/\s+/);
  const known = names.flatMap((name) => homeSections.filter((section) => section === name));
  return known.length === names.length && new Set(known).size === names.length ? known : undefined;
}

export const keptLook: { [Part in keyof Look]: Kept<Look[Part]> } = {
  accent: {
    key: settingKeys.accent,
    read: (text) => {
      if (text === OWN_ACCENT) return null;
      return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : undefined;
    },
    write: (accent) => accent ?? OWN_ACCENT,
    unclear: 'Choose a colour written like #c8402a',
  },
  typeface: { key: settingKeys.typeface, ...oneOf(typefaces) },
  hero: { key: settingKeys.hero, ...oneOf(heroLayouts) },
  sections: {
    key: settingKeys.sections,
    read: readSections,
    write: (sections) => sections.join(' '),
    unclear: `Choose at least one section, each only once: ${homeSections.join(', ')}`,
  },
  photo: {
    key: settingKeys.photo,
    read: (text) => {
      if (text === FEATURED_PHOTO) return null;
      return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
    },
    write: (photo) => (photo === null ? FEATURED_PHOTO : String(photo)),
    unclear: 'Choose one of your photos',
  },
};

/** Reads the look out of the site's settings; what is missing or unclear is the site's own. */
export function lookFrom(value: (key: string) => string | undefined): Look {
  const part = <Part extends keyof Look>(name: Part): Look[Part] => {
    const { key, read } = keptLook[name];
    const text = value(key);
    const chosen = text === undefined ? undefined : read(text);
    return chosen === undefined ? defaultLook[name] : chosen;
  };
  return {
    accent: part('accent'),
    typeface: part('typeface'),
    hero: part('hero'),
    sections: part('sections'),
    photo: part('photo'),
  };
}
