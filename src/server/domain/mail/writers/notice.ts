import { serverText } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { findNoticeAddress } from '#server/domain/mail/notice-address.ts';
import { composeLetter, type Writer } from '#server/domain/mail/writer.ts';

/** A notice of the dashboard, such as a backup that failed. */
export const writeNotice: Writer = async (deps, mail) => {
  const to = await findNoticeAddress(deps.database);
  if (!to) return null;
  const { subject, heading, open } = serverText().mail.notice;
  return composeLetter(deps, mail, {
    to,
    letter: {
      subject,
      heading,
      paragraphs: [String(mail.details.message)],
      button: { label: open, path: pagePaths.admin },
    },
  });
};
