import { ownerText } from '#shared/language/text.ts';
import { withoutIsolates } from '#shared/language/sentences.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { NewsletterItem } from '#web/admin/new-newsletter.ts';
import type { NewsletterValues } from '#web/admin/newsletters/newsletter-form.ts';

/** A newsletter that announces an item: the title, and one sentence to go on from. */
export function draftAbout(about: NewsletterItem): NewsletterValues {
  const { kind, item } = about;
  return { subject: item.title, body: withoutIsolates(bodyAbout(about)), itemKind: kind, itemId: item.id };
}

function bodyAbout({ kind, item }: NewsletterItem): string {
  const { drafts } = ownerText().newsletter;
  if (kind === 'post') return item.excerpt;
  return kind === 'release' ? drafts.release(item) : drafts.show({ ...item, date: shortDate(item.date) });
}
