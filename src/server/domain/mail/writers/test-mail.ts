import { serverText } from '#shared/language/text.ts';
import { findNoticeAddress } from '#server/domain/mail/notice-address.ts';
import { composeLetter, type Writer } from '#server/domain/mail/writer.ts';

/** The owner tries whether mail arrives. */
export const writeTestMail: Writer = async (deps, mail) => {
  const to = await findNoticeAddress(deps.database);
  if (!to) return null;
  const { subject, heading, about } = serverText().mail.test;
  return composeLetter(deps, mail, { to, letter: { subject, heading, paragraphs: [about] } });
};
