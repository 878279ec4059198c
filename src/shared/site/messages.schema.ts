import { maximums, minimums } from '#shared/primitives/limits.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';
import { serverText, text } from '#shared/language/text.ts';
import { wholeNumber } from '#shared/primitives/numbers.ts';
import { searchTooLong } from '#shared/primitives/requests.schema.ts';
import { line, prose } from '#shared/primitives/fields.schema.ts';
import { z } from '#shared/primitives/zod.ts';

const invalidEmail = { error: () => text().rules.email };

/** Letters of every language, but nothing that ends an address or starts a mail header. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

export const emailRule = z.string(invalidEmail).trim().max(254, invalidEmail).regex(EMAIL, invalidEmail);

export const newMessageSchema = z.object({
  name: line({ name: () => text().contact.name, min: minimums.contactName, max: maximums.shortText }),
  email: emailRule,
  subject: line({
    name: () => text().contact.subject,
    min: minimums.contactSubject,
    max: maximums.shortText,
  }),
  message: prose({
    name: () => text().contact.message,
    min: minimums.contactMessage,
    max: maximums.contactMessage,
  }),
});
export type NewMessage = z.infer<typeof newMessageSchema>;

export const submittedMessageSchema = newMessageSchema.extend({
  [HONEYPOT_FIELD]: z.string({ error: () => text().contact.leaveEmpty }).nullish(),
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

export const unreadMessagesSchema = z.object({ unread: z.number() });

const wrongIds = {
  error: () => serverText().requests.messageIds({ most: wholeNumber(maximums.messagesAtOnce) }),
};
const unknownMessage = { error: () => serverText().requests.unknownMessage };

/** Deletes by id, or all that match a search ('' for all) up to the newest message the owner has seen. */
export const messageDeletionSchema = z
  .object({
    ids: z
      .array(z.int(unknownMessage).min(1, unknownMessage), wrongIds)
      .min(1, wrongIds)
      .max(maximums.messagesAtOnce, wrongIds)
      .optional(),
    matching: z.string(searchTooLong).max(listLimits.searchLength, searchTooLong).optional(),
    upTo: z.int(unknownMessage).min(1, unknownMessage).optional(),
  })
  .refine(({ ids, matching, upTo }) => (ids ? matching === undefined : matching !== undefined && upTo), {
    path: ['ids'],
    error: () => serverText().requests.whichMessages,
  });
export type MessageDeletion = z.infer<typeof messageDeletionSchema>;

export const deletedMessagesSchema = z.object({ deleted: z.number() });
export type DeletedMessages = z.infer<typeof deletedMessagesSchema>;
