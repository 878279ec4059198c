import { serverText } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { createReset } from '#server/domain/accounts/password-resets.ts';
import { composeLetter, type Writer } from '#server/domain/mail/writer.ts';
import { findUser } from '#server/storage/database/queries/site/users.queries.ts';

/** A link to choose a new password for this account. */
export const writePasswordReset: Writer = async (deps, mail) => {
  const user = mail.userId === null ? undefined : await findUser(deps.database, mail.userId);
  if (!user?.email) return null;
  const texts = serverText().mail.reset;
  return composeLetter(deps, mail, {
    to: user.email,
    letter: {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.about({ username: user.username }), texts.ignore],
      button: {
        label: texts.choose,
        // After #, so that it is neither in a log nor in a cache.
        path: `${pagePaths.resetPassword}#token=${await createReset(deps.database, user.id)}`,
      },
    },
  });
};
