/** A field no person sees. What fills it in is a robot, whose message is thanked for and dropped. */
export const HONEYPOT_FIELD = 'website';

/** What a list of messages can be sorted by. */
export const messageSorts = ['createdAt', 'name', 'subject', 'read'] as const;
