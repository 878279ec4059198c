import { serverText } from '#shared/language/text.ts';
import type { NewNewsletter } from '#shared/mail/newsletters.schema.ts';
import { newsletterPaths } from '#shared/primitives/addresses.ts';
import { readNewsletterItem } from '#server/domain/mail/newsletters/newsletter-item.ts';
import { findNoticeAddress } from '#server/domain/mail/notice-address.ts';
import { envelopeOf, type Writer, type WriterDeps } from '#server/domain/mail/writer.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { renderNewsletter } from '#server/mail/render-newsletter.tsx';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';
import { findNewsletter, findRecipient } from '#server/storage/database/queries/mail/newsletters.queries.ts';

/** Not for those who left since it was queued, nor once the newsletter was stopped. */
export const writeNewsletter: Writer = async (deps, mail) => {
  const { siteUrl } = deps.config.mail;
  const newsletter = await findNewsletter(deps.database, mail.newsletterId ?? 0);
  const recipient = await findRecipient(deps.database, mail.subscriberId ?? 0);
  if (newsletter?.status !== 'sending' || !recipient?.email) return null;
  const { artistName, leaveUrl, ...written } = await composeNewsletter(deps, newsletter, recipient);
  return {
    ...written,
    ...envelopeOf(deps.config.mail, artistName, mail),
    to: recipient.email,
    headers: {
      'List-Id': `<newsletter.${new URL(siteUrl).hostname}>`,
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
};

/** To the owner, before it is sent. */
export const writeNewsletterTest: Writer = async (deps, mail) => {
  const to = await findNoticeAddress(deps.database);
  const newsletter = await findNewsletter(deps.database, Number(mail.details.newsletterId));
  if (!to || !newsletter) return null;
  const {
    artistName,
    leaveUrl: _leaveUrl,
    subject,
    ...written
  } = await composeNewsletter(deps, newsletter, {
    audience: 'owner',
  });
  return {
    ...written,
    ...envelopeOf(deps.config.mail, artistName, mail),
    to,
    subject: serverText().mail.newsletter.test({ subject }),
  };
};

/** Also what is published at this moment, whether or not its own job was faster. */
const visitorsNow = (): Audience => ({ on: new Date().toISOString() });

/** What it is about is shown only if the audience can open it. Without a token, the link to leave belongs to no subscriber. */
export async function composeNewsletter(
  { database, config }: WriterDeps,
  newsletter: NewNewsletter,
  { leaveToken = '', audience = visitorsNow() }: { leaveToken?: string; audience?: Audience },
) {
  const { siteUrl } = config.mail;
  const artist = await readArtist(database, config);
  const item = await readNewsletterItem(database, newsletter, audience);
  const leaveUrl = `${siteUrl}${newsletterPaths.unsubscribe}?token=${leaveToken}`;
  const { subject, body } = newsletter;
  return {
    artistName: artist.name,
    leaveUrl,
    subject,
    ...renderNewsletter({ subject, body, item, leaveUrl }, { artist, siteUrl }),
  };
}
