import { expect, test } from 'vitest';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { deleteSubscriber } from '#server/domain/mail/list/subscribers.ts';
import { startNewsletter } from '#server/domain/mail/newsletters/newsletter-sending.ts';
import { recordOutcome } from '#server/domain/mail/sending/record-outcome.ts';
import { queueNextRecipients } from '#server/storage/database/queries/mail/newsletters.queries.ts';
import { mailEnvironment } from '#tests/support/mail/mail-environment.ts';
import { makeSubscribers } from '#tests/support/mail/subscribers.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const PEOPLE = 1_100;

test('each person on the list has one mail, also after a kill, and none once the newsletter is deleted', async () => {
  const site = await makeSite({ environment: mailEnvironment });
  const { database } = site;
  const owner = await makeOwner(site);
  await makeSubscribers(
    database,
    Array.from({ length: PEOPLE }, (_, number) => `fan${number}@fans.example`),
  );
  const { id } = (await owner.post(apiPaths.newsletters, { subject: 'Hello' })).json<Newsletter>();
  const path = `${apiPaths.newsletters}/${id}`;
  const sends = await Promise.all([1, 2, 3].map(() => owner.post(`${path}/send`, {})));
  expect(sends.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1);
  // As far as it came before the kill.
  await queueNextRecipients(database, id, 0, 700);
  await startNewsletter(site, id, new AbortController().signal);
  const queued = await database
    .selectFrom('mails')
    .select('subscriberId')
    .where('newsletterId', '=', id)
    .execute();
  expect(queued).toHaveLength(PEOPLE);
  expect(new Set(queued.map(({ subscriberId }) => subscriberId)).size).toBe(PEOPLE);
  expect((await owner.get(path)).json()).toMatchObject({
    status: 'sending',
    recipients: PEOPLE,
    queued: PEOPLE,
  });
  expect((await owner.delete(path)).statusCode).toBe(204);
  expect(await database.selectFrom('mails').select('id').execute()).toEqual([]);
});

test('people who are deleted while the recipients are collected do not keep a newsletter from its end', async () => {
  const site = await makeSite({ environment: mailEnvironment });
  const { database } = site;
  const owner = await makeOwner(site);
  await makeSubscribers(database, ['ada@fans.example', 'bea@fans.example', 'cleo@fans.example']);
  const { id } = (await owner.post(apiPaths.newsletters, { subject: 'Hello' })).json<Newsletter>();
  await owner.post(`${apiPaths.newsletters}/${id}/send`, {});
  await queueNextRecipients(database, id, 0, 3);
  const [ada, bea, cleo] = await database.selectFrom('mails').selectAll().orderBy('subscriberId').execute();
  if (!ada || !bea || !cleo) throw new Error('A mail is missing');
  await recordOutcome(database, ada, { status: 'sent' });
  for (const { subscriberId } of [ada, bea]) await deleteSubscriber(database, subscriberId ?? 0);
  await startNewsletter(site, id, new AbortController().signal);
  const read = async () => (await owner.get(`${apiPaths.newsletters}/${id}`)).json<Newsletter>();
  expect(await read()).toMatchObject({ status: 'sending', recipients: 2, sent: 1, queued: 1 });
  await recordOutcome(database, cleo, { status: 'sent' });
  expect(await read()).toMatchObject({ status: 'sent', recipients: 2, sent: 2, queued: 0 });
});
