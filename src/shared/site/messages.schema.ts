import { maximums, minimums } from '#shared/primitives/limits.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';
import { line, prose } from '#shared/primitives/fields.schema.ts';
import { z } from '#shared/primitives/zod.ts';

const invalidEmail = 'Please enter a valid email address';

/** Letters of every language, but nothing that ends an address or starts a mail header. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+.-]*[\p{L}\p{M}\p{N}_+-]@(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

export const emailRule = z.string(invalidEmail).trim().max(254, invalidEmail).regex(EMAIL, invalidEmail);

export const newMessageSchema = z.object({
  name: line({ name: 'Name', min: minimums.contactName, max: maximums.shortText }),
  email: emailRule,
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

export const unreadMessagesSchema = z.object({ unread: z.number() });
export type UnreadMessages = z.infer<typeof unreadMessagesSchema>;

const wrongIds = `Choose 1 to ${maximums.messagesAtOnce.toLocaleString('en-US')} messages`;
const unknownMessage = 'Unknown message';
const tooLongSearch = `A search must be ${listLimits.searchLength} characters or fewer`;

/** Deletes by id, or all that match a search ('' for all) up to the newest message the owner has seen. */
export const messageDeletionSchema = z
  .object({
    ids: z
      .array(z.int(unknownMessage).min(1, unknownMessage), wrongIds)
      .min(1, wrongIds)
      .max(maximums.messagesAtOnce, wrongIds)
      .optional(),
    matching: z.string(tooLongSearch).max(listLimits.searchLength, tooLongSearch).optional(),
    upTo: z.int(unknownMessage).min(1, unknownMessage).optional(),
  })
  .refine(({ ids, matching, upTo }) => (ids ? matching === undefined : matching !== undefined && upTo), {
    path: ['ids'],
    error: 'Say which messages: their ids, or what they match and up to which one',
  });
export type MessageDeletion = z.infer<typeof messageDeletionSchema>;

export const deletedMessagesSchema = z.object({ deleted: z.number() });
export type DeletedMessages = z.infer<typeof deletedMessagesSchema>;
