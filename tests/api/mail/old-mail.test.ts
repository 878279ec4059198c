import { pino } from 'pino';
import { expect, test } from 'vitest';
import { sweep } from '#server/domain/check/sweep.ts';
import { withDatabaseCopy } from '#server/domain/backup/copy-database.ts';
import { openSqlite } from '#server/storage/database/engines/sqlite/open-sqlite.ts';
import type { Database } from '#server/storage/database/database.ts';
import { insertMail, updateMail } from '#server/storage/database/queries/mail/mails.queries.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const log = pino({ level: 'silent' });

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

async function makeFilledSite() {
  const site = await makeSite();
  await makeOwner(site);
  const { database } = site;
  const { id: userId } = await database.selectFrom('users').select('id').executeTakeFirstOrThrow();
  for (const days of [0, 400]) {
    const createdAt = daysAgo(days);
    await database
      .insertInto('knownDevices')
      .values({ idHash: `device ${days}`, userId, createdAt, lastSeenAt: createdAt })
      .execute();
    await database
      .insertInto('passwordResets')
      .values({ tokenHash: `${days}`, userId, createdAt })
      .execute();
    for (const status of ['queued', 'sent', 'failed'] as const) {
      const key = `${status} ${days}`;
      await insertMail(database, { kind: 'test', key });
      const mail = await database
        .selectFrom('mails')
        .select(['id', 'notBefore'])
        .where('key', '=', key)
        .executeTakeFirstOrThrow();
      await updateMail(database, mail, { status, ...(status !== 'queued' && { notBefore: null }) });
      await database.updateTable('mails').set({ createdAt }).where('id', '=', mail.id).execute();
    }
  }
  for (const status of ['draft', 'scheduled', 'sending', 'sent'] as const)
    await database
      .insertInto('newsletters')
      .values({
        subject: status,
        body: '',
        itemKind: null,
        itemId: null,
        status,
        sendAt: status === 'scheduled' ? daysAgo(-1) : null,
        sentAt: null,
        createdAt: daysAgo(1),
        version: 1,
        recipients: status === 'sending' ? 10 : null,
        sent: 3,
        refused: 1,
      })
      .execute();
  return site;
}

async function contentOf(db: Database) {
  const [mails, devices, resets] = await Promise.all([
    db.selectFrom('mails').select('key').orderBy('id').execute(),
    db.selectFrom('knownDevices').select('idHash').execute(),
    db.selectFrom('passwordResets').select('tokenHash').execute(),
  ]);
  return {
    mails: mails.map(({ key }) => key),
    devices: devices.map(({ idHash }) => idHash),
    resets: resets.map(({ tokenHash }) => tokenHash),
  };
}

test('what mail leaves behind is deleted in time; what waits or was given up stays', async () => {
  const site = await makeFilledSite();
  const clock = { read: async () => null };
  await sweep({ ...site, clock, log, startedAt: new Date() }, new AbortController().signal);
  expect(await contentOf(site.database)).toEqual({
    mails: ['queued 0', 'sent 0', 'failed 0', 'queued 400', 'failed 400'],
    devices: ['device 0'],
    resets: ['0'],
  });
});

test('a backup holds nothing that a restored site would send', async () => {
  const site = await makeFilledSite();
  const found = await withDatabaseCopy(
    { location: site.config, log },
    `${site.folder}/copy.sqlite`,
    async ({ path }) => {
      const copy = openSqlite(path);
      const newsletters = await copy
        .selectFrom('newsletters')
        .select(['subject', 'status', 'sendAt', 'recipients'])
        .orderBy('id')
        .execute();
      const content = await contentOf(copy);
      await copy.destroy();
      return { newsletters, ...content };
    },
  );
  expect(found).toEqual({
    mails: ['sent 0', 'sent 400'],
    devices: [],
    resets: [],
    newsletters: [
      { subject: 'draft', status: 'draft', sendAt: null, recipients: null },
      { subject: 'scheduled', status: 'draft', sendAt: null, recipients: null },
      { subject: 'sending', status: 'sent', sendAt: null, recipients: 4 },
      { subject: 'sent', status: 'sent', sendAt: null, recipients: null },
    ],
  });
});
