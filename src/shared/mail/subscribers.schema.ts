import { serverText, text } from '#shared/language/text.ts';
import { subscriberStatuses } from '#shared/mail/subscribers.ts';
import { flag } from '#shared/primitives/fields.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import { listPartFields, searchTooLong } from '#shared/primitives/requests.schema.ts';
import { z } from '#shared/primitives/zod.ts';
import { emailRule } from '#shared/site/messages.schema.ts';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';

export const signUpSchema = z.object({
  email: emailRule,
  [HONEYPOT_FIELD]: z.string({ error: () => text().contact.leaveEmpty }).nullish(),
});
export type SignUp = z.infer<typeof signUpSchema>;

/** The same for everybody, so that nobody learns who is on the list. */
export const signUpResponseSchema = z.object({ received: z.literal(true) });

const wrongToken = { error: () => serverText().errors.confirmLinkInvalid };
export const confirmSchema = z.object({ token: z.string(wrongToken).max(maximums.token, wrongToken) });

/** Of a page that a link in a mail opens. A wrong token is like an unknown one. */
export const linkQuerySchema = z.object({
  token: z
    .string()
    .max(maximums.token)
    .regex(/^[\w-]*$/)
    .catch(''),
});

export const subscriberSchema = z.object({
  id: z.number(),
  /** Null some time after they left. */
  email: z.string().nullable(),
  status: z.enum(subscriberStatuses),
  createdAt: z.string(),
  confirmedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** How many there are of each status. */
export const subscriberCountsSchema = z.object({
  waiting: z.number(),
  confirmed: z.number(),
  left: z.number(),
  bounced: z.number(),
});
export type SubscriberCounts = z.infer<typeof subscriberCountsSchema>;

export const subscriberListQuerySchema = z.object({
  ...listPartFields,
  status: z.enum(subscriberStatuses, { error: () => serverText().requests.subscriberStatus }).optional(),
  q: z
    .string(searchTooLong)
    .max(listLimits.searchLength, searchTooLong)
    .optional()
    .describe('Only addresses that begin like this'),
});

export type SubscriberListQuery = z.infer<typeof subscriberListQuerySchema>;

export const subscriberImportSchema = z.object({
  csv: z.string({ error: () => serverText().requests.importCsv }),
  /** The owner states that these people asked for the newsletter. Not needed for a preview. */
  agreed: flag.default(false),
  /** Reports what would happen and changes nothing. */
  preview: flag.default(false),
});
export type SubscriberImport = z.infer<typeof subscriberImportSchema>;

/**
 * `known` are on the list already; `left` and `bounced` are not added again; `waiting`, in an exported list, never
 * confirmed; `repeated` is in the file twice.
 */
const importCountsSchema = z.object({
  added: z.number(),
  known: z.number(),
  left: z.number(),
  bounced: z.number(),
  waiting: z.number(),
  repeated: z.number(),
  invalid: z.number(),
});
const importOutcomeSchema = importCountsSchema.keyof();
export const importOutcomes = importOutcomeSchema.options;
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

export const importReportSchema = z.object({
  counts: importCountsSchema,
  lines: z.array(
    z.object({
      /** As an editor counts it, from 1. */
      line: z.number(),
      text: z.string(),
      outcome: importOutcomeSchema,
    }),
  ),
});
export type ImportReport = z.infer<typeof importReportSchema>;
