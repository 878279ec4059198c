/** `scheduled` waits for its time, `sending` for its last recipient. */
export const newsletterStatuses = ['draft', 'scheduled', 'sending', 'sent'] as const;

/** What a newsletter may announce, with its cover and a link. */
export const newsletterItemKinds = ['release', 'show', 'post'] as const;
export type NewsletterItemKind = (typeof newsletterItemKinds)[number];

/** In the styles of a mail. The preview replaces it, because there the owner chooses the colours. */
export const DARK_MEDIA = '(prefers-color-scheme:dark)';
