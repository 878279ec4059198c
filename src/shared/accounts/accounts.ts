/** After an optional `__Host-` prefix. Only devices that were used to sign in have cookies. */
export const COOKIE_PREFIX = 'marquee_';

/** Readable by scripts and not a credential: it only tells the page whether to request /api/user. */
export const HINT_COOKIE = `${COOKIE_PREFIX}signed_in`;
