import { languageCode, text } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { defaultLook } from '#shared/site/look/look.ts';

export const defaultName = 'Billy';

/** True of Billy alone, so it shows only on a site that is still called Billy. */
export const billy = {
  socialUrl: 'https://www.tiktok.com/@billy',
  about:
    'Billy is a Tallahassee-based singer-songwriter and content creator who has studied music, dance and acting since age 6. When not on stage with the musical theatre team, Billy is finishing a screenplay and looking after a growing wig collection.',
};

/** A fallback for the browser when the request for the artist fails. A biography would be wrong for most artists. */
export const unknownArtist = (): Artist => ({
  name: defaultName,
  tagline: text().artist.tagline,
  nameFit: { lines: [defaultName], size: 62.8, lineHeight: 0.86, tracking: -0.015 },
  socialUrl: billy.socialUrl,
  profiles: [billy.socialUrl],
  about: [],
  downloads: true,
  look: defaultLook,
  language: languageCode(),
});

/** Without the social link, which is shown separately. */
export function furtherProfiles({ socialUrl, profiles }: Artist): string[] {
  return profiles.filter((address) => address !== socialUrl);
}
