import type { Artist } from '#shared/artist.schema.ts';
import { defaultLook } from '#shared/look.ts';

export const artistDefaults = {
  name: 'Billy',
  tagline: 'Singer. Songwriter. Creator.',
} as const;

/** What was not written by the owner is true of Billy alone, so it shows only on a site still called Billy. */
export const billy = {
  socialUrl: 'https://www.tiktok.com/@billy',
  about:
    'Billy is a Tallahassee-based singer-songwriter and content creator who has studied music, dance and acting since age 6. When not on stage with the musical theatre team, Billy is finishing a screenplay and looking after a growing wig collection.',
};

/** The artist of a site without any settings: what the browser knows when it cannot ask. */
export const unknownArtist: Artist = {
  ...artistDefaults,
  sign: { lines: [artistDefaults.name], size: 62.8, lineHeight: 0.86, tracking: -0.015 },
  socialUrl: billy.socialUrl,
  profiles: [billy.socialUrl],
  about: [billy.about],
  downloads: true,
  look: defaultLook,
};

/** The profiles that stand beside the first one, which has places and words of its own. */
export function furtherProfiles({ socialUrl, profiles }: Artist): string[] {
  return profiles.filter((address) => address !== socialUrl);
}
