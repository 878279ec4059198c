import { serverText } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { findNoticeAddress } from '#server/domain/mail/notice-address.ts';
import { composeLetter, type Writer } from '#server/domain/mail/writer.ts';
import { findMessage } from '#server/storage/database/queries/site/messages.queries.ts';

/** A visitor wrote by the contact form: the owner can reply to the mail. */
export const writeMessageNotice: Writer = async (deps, mail) => {
  const to = await findNoticeAddress(deps.database);
  const message = await findMessage(deps.database, Number(mail.details.messageId));
  if (!to || !message) return null;
  const { name, email, subject } = message;
  const texts = serverText().mail.message;
  return composeLetter(deps, mail, {
    to,
    replyTo: { name, address: email },
    letter: {
      subject: texts.subject({ subject }),
      heading: texts.heading({ name }),
      paragraphs: [texts.about({ name, email })],
      quote: { title: subject, text: message.message },
      button: { label: texts.open, path: `${pagePaths.admin}?tab=messages` },
    },
  });
};
