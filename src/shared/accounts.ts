/** Readable in the browser and worth nothing by itself: it only says whether asking /api/user makes sense. */
export const HINT_COOKIE = 'marquee_signed_in';
