import { mailKinds } from '#shared/mail/mails.ts';
import { z } from '#shared/primitives/zod.ts';

/** A mail that could not be sent yet, or was given up. */
const mailProblemSchema = z.object({
  id: z.number(),
  kind: z.enum(mailKinds),
  status: z.enum(['queued', 'failed']),
  attempts: z.number(),
  /** What the mail server said. */
  error: z.string().nullable(),
  /** When it is tried again; null once it was given up. */
  notBefore: z.string().nullable(),
  createdAt: z.string(),
});
export type MailProblem = z.infer<typeof mailProblemSchema>;

export const mailStateSchema = z.object({
  /** False without SMTP_URL. */
  isOn: z.boolean(),
  /** The sender; null without SMTP_URL. */
  from: z.string().nullable(),
  /** Where notices go; null when they are off. */
  noticeEmail: z.string().nullable(),
  /** Mail on its way, newsletters included. */
  waiting: z.number(),
  /** The oldest first, at most `MOST_PROBLEMS_SHOWN`. */
  problems: z.array(mailProblemSchema),
});
export type MailState = z.infer<typeof mailStateSchema>;
