import { serverText } from '#shared/language/text.ts';
import { subscriberLimits } from '#shared/mail/subscribers.ts';
import { newsletterPaths } from '#shared/primitives/addresses.ts';
import { composeLetter, type Writer } from '#server/domain/mail/writer.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { hashOf, newSecret } from '#server/domain/secrets.ts';
import { findSubscriber, setConfirmLink } from '#server/storage/database/queries/mail/subscribers.queries.ts';

/** Confirms an address that was entered in the form of the newsletter. */
export const writeConfirmation: Writer = async (deps, mail) => {
  const { database, config } = deps;
  const subscriber =
    mail.subscriberId === null ? undefined : await findSubscriber(database, mail.subscriberId);
  if (!subscriber?.email || subscriber.status === 'confirmed') return null;
  const token = newSecret();
  await setConfirmLink(database, subscriber.id, {
    confirmHash: hashOf(token),
    confirmSentAt: new Date().toISOString(),
  });
  const { name: artist } = await readArtist(database, config);
  const texts = serverText().mail.confirmation;
  return composeLetter(deps, mail, {
    to: subscriber.email,
    letter: {
      subject: texts.subject({ artist }),
      heading: texts.heading,
      paragraphs: [texts.about({ artist }), texts.ignore({ days: subscriberLimits.confirmDays })],
      button: { label: texts.confirm, path: `${newsletterPaths.confirm}?token=${token}` },
    },
  });
};
