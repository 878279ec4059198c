import { PSEUDO_LANGUAGE } from '#tests/support/browser/hosted-sites.ts';
import { speakPseudoLanguage } from '#tests/support/pseudo-language.ts';

const isPseudo = process.env[PSEUDO_LANGUAGE] === '1';

// The host imports this module first: modules of the server read sentences as soon as they are loaded.
if (isPseudo) speakPseudoLanguage();

/** In the pseudo-language every letter on a page is from the catalogue, so the artist's name has none. */
export const languageVariables = isPseudo ? { ARTIST_NAME: '7' } : {};
