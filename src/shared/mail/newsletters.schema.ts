import { ownerText } from '#shared/language/text.ts';
import { newsletterItemKinds, newsletterStatuses } from '#shared/mail/newsletters.ts';
import { line, moment, prose } from '#shared/primitives/fields.schema.ts';
import { maximums } from '#shared/primitives/limits.ts';
import { z } from '#shared/primitives/zod.ts';

const itemGone = { error: () => ownerText().newsletter.itemGone };

export const newNewsletterSchema = z
  .object({
    subject: line({
      name: () => ownerText().newsletter.subject,
      min: 1,
      max: maximums.shortText,
      message: () => ownerText().newsletter.subjectRequired,
    }),
    body: prose({
      name: () => ownerText().newsletter.body,
      max: maximums.newsletterBody,
    }).default(''),
    itemKind: z.enum(newsletterItemKinds, itemGone).nullish().default(null),
    itemId: z.int(itemGone).min(1, itemGone).max(maximums.id, itemGone).nullish().default(null),
  })
  .refine(({ itemKind, itemId }) => (itemKind === null) === (itemId === null), {
    path: ['itemId'],
    ...itemGone,
  });
export type NewNewsletter = z.infer<typeof newNewsletterSchema>;

/** All fields, and the version that the change began with. */
export const newsletterChangesSchema = newNewsletterSchema.and(z.object({ version: z.int().optional() }));
export type NewsletterChanges = z.infer<typeof newsletterChangesSchema>;

/** Without a time it is sent now. An empty one is a mistake, as sending cannot be taken back. */
export const sendNewsletterSchema = z.object({
  sendAt: moment(() => ownerText().newsletter.sendAt).nullish(),
});

export const newsletterSchema = z.object({
  id: z.number(),
  subject: z.string(),
  body: z.string(),
  itemKind: z.enum(newsletterItemKinds).nullable(),
  itemId: z.number().nullable(),
  status: z.enum(newsletterStatuses),
  sendAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.number(),
  /** Null until it is sent. */
  recipients: z.number().nullable(),
  queued: z.number(),
  sent: z.number(),
  refused: z.number(),
});
export type Newsletter = z.infer<typeof newsletterSchema>;

export const newsletterPreviewSchema = z.object({ html: z.string(), text: z.string() });
export type NewsletterPreview = z.infer<typeof newsletterPreviewSchema>;
