/** A field no person sees. What fills it in is a robot: it gets the usual answer, and its message is not stored. */
export const HONEYPOT_FIELD = 'website';

/** What a list of messages can be sorted by. */
export const messageSorts = ['createdAt', 'name', 'subject', 'read'] as const;
