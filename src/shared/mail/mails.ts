/** Why a mail is sent. Each kind has a writer in `server/domain/mail/writers.ts`. */
export const mailKinds = [
  'message',
  'test',
  'notice',
  'signIn',
  'summary',
  'confirmation',
  'reset',
  'newsletter',
  'newsletterTest',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** `refused` by the server of the recipient; `failed` after two days of attempts; `dropped` when it was no longer needed. */
export type MailStatus = 'queued' | 'sent' | 'refused' | 'failed' | 'dropped';

export const MOST_PROBLEMS_SHOWN = 50;
