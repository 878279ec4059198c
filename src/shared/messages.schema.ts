import { maximums, minimums } from '#shared/limits.ts';
import { HONEYPOT_FIELD } from '#shared/messages.ts';
import { line, prose } from '#shared/text.ts';
import { z } from '#shared/zod.ts';

const invalidEmail = 'Please enter a valid email address';

/** Line breaks in the one-line fields would let a sender forge mail headers in a reply. */
const oneLine = (schema: ReturnType<typeof line>, message: string) =>
  schema.refine((text) => !/[\r\n]/.test(text), message);

export const newMessageSchema = z.object({
  name: oneLine(
    line({
      min: minimums.contactName,
      max: maximums.shortText,
      message: `Name must be at least ${minimums.contactName} characters`,
      tooLong: `Name must be ${maximums.shortText} characters or fewer`,
    }),
    'Name must be a single line',
  ),
  email: z.string(invalidEmail).trim().max(254, invalidEmail).pipe(z.email(invalidEmail)),
  subject: oneLine(
    line({
      min: minimums.contactSubject,
      max: maximums.shortText,
      message: `Subject must be at least ${minimums.contactSubject} characters`,
      tooLong: `Subject must be ${maximums.shortText} characters or fewer`,
    }),
    'Subject must be a single line',
  ),
  message: prose({
    min: minimums.contactMessage,
    max: maximums.contactMessage,
    message: `Message must be at least ${minimums.contactMessage} characters`,
    tooLong: `Message must be ${maximums.contactMessage.toLocaleString('en-US')} characters or fewer`,
  }),
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
