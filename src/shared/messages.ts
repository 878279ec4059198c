export type { Message, NewMessage } from '#shared/messages.schema.ts';

/** A field no person sees. What fills it in is a robot, whose message is thanked for and dropped. */
export const HONEYPOT_FIELD = 'website';
