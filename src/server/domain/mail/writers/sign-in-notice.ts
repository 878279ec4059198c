import { languageCode, serverText } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { describeDevice } from '#server/domain/accounts/devices.ts';
import { findNoticeAddress } from '#server/domain/mail/notice-address.ts';
import { composeLetter, type Writer } from '#server/domain/mail/writer.ts';
import { readTimeZone } from '#server/domain/site/settings.ts';
import { findUser } from '#server/storage/database/queries/site/users.queries.ts';

/** Reports a sign-in with a device that the account has not used before. */
export const writeSignInNotice: Writer = async (deps, mail) => {
  const { database } = deps;
  const user = await findUser(database, Number(mail.userId));
  const to = user?.email ?? (await findNoticeAddress(database));
  if (!user || !to) return null;
  const { username } = user;
  const { address, userAgent } = mail.details as { address: string; userAgent: string | null };
  const texts = serverText().mail.signIn;
  const time = new Intl.DateTimeFormat(languageCode(), {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: await readTimeZone(database),
  }).format(new Date(mail.createdAt));
  const device = describeDevice(userAgent);
  return composeLetter(deps, mail, {
    to,
    letter: {
      subject: texts.subject({ username }),
      heading: texts.heading({ username }),
      paragraphs: [texts.about({ time, device, address }), texts.wasYou, texts.wasNotYou],
      button: { label: texts.open, path: pagePaths.admin },
    },
  });
};
