import type { Config } from '#server/config.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import type { MailConfig, OutgoingMail } from '#server/mail/smtp.ts';
import { renderLetter, type Letter } from '#server/mail/render-letter.tsx';
import type { Database } from '#server/storage/database/database.ts';
import type { Mail } from '#server/storage/database/queries/mail/mails.queries.ts';

export type WriterDeps = { database: Database; config: Pick<Config, 'artistName'> & { mail: MailConfig } };

/** Writes a mail when it is sent, with what is true then; null when nobody needs it any more. */
export type Writer = (deps: WriterDeps, mail: Mail) => Promise<OutgoingMail | null>;

type Addressed = { to: string; letter: Letter } & Pick<OutgoingMail, 'replyTo'>;

/** A short mail of our own, in the look and the language of the site. */
export async function composeLetter(
  { database, config }: WriterDeps,
  mail: Mail,
  { to, letter, ...rest }: Addressed,
): Promise<OutgoingMail> {
  const artist = await readArtist(database, config);
  return {
    ...rest,
    ...envelopeOf(config.mail, artist.name, mail),
    to,
    subject: letter.subject,
    ...renderLetter(letter, { artist, siteUrl: config.mail.siteUrl }),
    // Keeps out-of-office programs from answering.
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/** A mail that is sent again after a crash has the same id, by which mail programs recognise it. */
export function envelopeOf(
  { from }: MailConfig,
  artistName: string,
  { id, createdAt }: Pick<Mail, 'id' | 'createdAt'>,
) {
  const [, domain] = from.address.split('@');
  return {
    from: { name: from.name ?? artistName, address: from.address },
    messageId: `<marquee.${id}.${Date.parse(createdAt)}@${domain}>`,
  };
}
