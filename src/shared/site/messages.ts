/** A hidden field that only bots fill in: they get the usual response, and the message is not stored. */
export const HONEYPOT_FIELD = 'website';

export const messageSorts = ['createdAt', 'name', 'subject', 'read'] as const;
