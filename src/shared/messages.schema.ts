import { maximums, minimums } from '#shared/limits.ts';
import { HONEYPOT_FIELD } from '#shared/messages.ts';
import { line, prose } from '#shared/fields.schema.ts';
import { z } from '#shared/zod.ts';

const invalidEmail = 'Please enter a valid email address';

export const newMessageSchema = z.object({
  name: line({ name: 'Name', min: minimums.contactName, max: maximums.shortText }),
  email: z.string(invalidEmail).trim().max(254, invalidEmail).pipe(z.email(invalidEmail)),
  subject: line({ name: 'Subject', min: minimums.contactSubject, max: maximums.shortText }),
  message: prose({ name: 'Message', min: minimums.contactMessage, max: maximums.contactMessage }),
});
export type NewMessage = z.infer<typeof newMessageSchema>;

export const submittedMessageSchema = newMessageSchema.extend({
  [HONEYPOT_FIELD]: z.string('Leave this field empty').nullish(),
});

export const messageSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  read: z.boolean(),
  createdAt: z.string(),
});
export type Message = z.infer<typeof messageSchema>;
