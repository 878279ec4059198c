/** How the names of the site's cookies begin, perhaps after what browsers want to read in front. Only who signs in has any. */
export const COOKIE_PREFIX = 'marquee_';

/** Readable in the browser and worth nothing by itself: it only says whether asking /api/user makes sense. */
export const HINT_COOKIE = `${COOKIE_PREFIX}signed_in`;
