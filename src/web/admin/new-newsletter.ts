import type { NewsletterItemKind } from '#shared/mail/newsletters.ts';
import { ownerText } from '#shared/language/text.ts';
import type { Items } from '#web/admin/kinds.ts';
import { tabAddress } from '#web/admin/navigation.tsx';
import { discardDraft, hasDraft } from '#web/lib/drafts.ts';
import { createStore } from '#web/lib/store.ts';

/** The name of the draft of the form for a new newsletter. */
export const NEW_NEWSLETTER = 'newsletter';

export type NewsletterItem = { [K in NewsletterItemKind]: { kind: K; item: Items[K] } }[NewsletterItemKind];

/** What the form for a new newsletter starts with: an item, or nothing; null while the form is closed. */
export const newNewsletter = createStore<{ about: NewsletterItem | null } | null>(null);

/** Opens the form with the title of an item and a link to it. */
export function writeAbout(about: NewsletterItem, navigate: (address: string) => void): void {
  if (hasDraft(NEW_NEWSLETTER) && !window.confirm(ownerText().forms.discardChanges)) return;
  discardDraft(NEW_NEWSLETTER);
  newNewsletter.set({ about });
  navigate(tabAddress('newsletter'));
}
