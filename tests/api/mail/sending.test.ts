import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#scripts/lib/free-port.ts';
import { createMailer } from '#server/domain/mail/sending/mailer.ts';
import { recordOutcome } from '#server/domain/mail/sending/record-outcome.ts';
import { findMail, insertMail, updateMail } from '#server/storage/database/queries/mail/mails.queries.ts';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { refusal, startMailServer } from '#tests/support/mail/mail-server.ts';
import { makeSubscribers } from '#tests/support/mail/subscribers.ts';
import { makeOwner, makeSite, owner as credentials, type Site } from '#tests/support/site.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { aMessage } from '#tests/support/factories.ts';

const hourBefore = (time: number) => new Date(time - 60 * 60_000).toISOString();

async function makeMailSite(environment: Record<string, string> = {}) {
  const mailServer = await startMailServer();
  const site = await makeSite({
    environment: { LOG_LEVEL: 'silent', ...mailServer.environment, ...environment },
  });
  const owner = await makeOwner(site);
  await owner.put(`/api/settings/${settingKeys.noticeEmail}`, { value: 'ines@artist.example' });
  return { mailServer, site, owner };
}

const write = (site: Site, subject: string) => site.visitor().post('/api/contact', { ...aMessage, subject });

/** Sends without the queue. */
function openMailer(site: Site, changes: { perMinute?: number } = {}) {
  if (!site.config.mail) throw new Error('This site sends no mail');
  const mailer = createMailer({ ...site, mail: { ...site.config.mail, ...changes }, log: site.app.log });
  onTestFinished(mailer.close);
  return mailer;
}

/** An hour of test time. */
async function passAnHour(site: Site) {
  for (const { id, notBefore } of await site.database.selectFrom('mails').selectAll().execute())
    if (notBefore)
      await updateMail(site.database, { id, notBefore }, { notBefore: hourBefore(Date.parse(notBefore)) });
  await site.jobs.makeDue();
  await site.jobs.idle();
}

test('a server that is away for an hour loses and repeats nothing', async () => {
  const { site } = await makeMailSite({ SMTP_URL: 'smtp://127.0.0.1:1' });
  for (const number of [1, 2, 3]) await write(site, `Number ${number}`);
  await site.jobs.idle();
  expect(site.notices.list()).toMatchObject([{ kind: 'mail' }]);
  const waiting = await site.database
    .selectFrom('mails')
    .select(['status', 'attempts'])
    .orderBy('id')
    .execute();
  // The others are not tried as long as the server is away.
  expect(waiting).toEqual([1, 0, 0].map((attempts) => ({ status: 'queued', attempts })));
  await passAnHour(site);
  const back = await startMailServer();
  const again = await makeSite({ dataDir: site.folder, environment: { ...back.environment } });
  await site.close();
  await passAnHour(again);
  // What was due first comes first: the third one was never tried, the second one last.
  expect(back.received.map(({ subject }) => subject)).toEqual(
    [3, 1, 2].map((number) => `New message: Number ${number}`),
  );
  await passAnHour(again);
  expect(back.received).toHaveLength(3);
  expect(again.notices.list()).toEqual([]);
});

test('new mail does not hurry a server that is away', async () => {
  const { site } = await makeMailSite({ SMTP_URL: 'smtp://127.0.0.1:1' });
  for (const number of [1, 2]) {
    await write(site, `Number ${number}`);
    await site.jobs.idle();
  }
  const tried = await site.database.selectFrom('mails').select('attempts').orderBy('id').execute();
  expect(tried.map(({ attempts }) => attempts)).toEqual([1, 0]);
});

test('a mail server that refuses the password of the site removes nobody from the list', async () => {
  const { url } = await startMailServer({
    onAuth: (_auth, _session, done) => done(refusal(535, 'Wrong name or password')),
  });
  const { site, owner } = await makeMailSite({ SMTP_URL: url.replace('//', '//ines:salt-hours@') });
  await makeSubscribers(site.database, ['ada@fans.example', 'bea@fans.example']);
  const { id } = (await owner.post(apiPaths.newsletters, { subject: 'Hello' })).json<Newsletter>();
  await owner.post(`${apiPaths.newsletters}/${id}/send`, {});
  await site.jobs.idle();
  expect(site.notices.list()).toMatchObject([{ kind: 'mail', message: expect.stringContaining('535') }]);
  expect((await owner.get(`${apiPaths.newsletters}/${id}`)).json()).toMatchObject({
    status: 'sending',
    queued: 2,
    refused: 0,
  });
  const people = await site.database.selectFrom('subscribers').select('status').execute();
  expect(people.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
});

test('mails are sent evenly, and a stop leaves the next one free', async () => {
  const { mailServer, site } = await makeMailSite();
  for (const number of [1, 2, 3]) await write(site, `Number ${number}`);
  const stopping = new AbortController();
  const mailer = openMailer(site, { perMinute: 2 });
  const sending = mailer.sendDue(stopping.signal);
  await expect.poll(() => mailServer.received.length).toBe(1);
  stopping.abort();
  await expect(sending).rejects.toThrow('aborted');
  const left = await site.database
    .selectFrom('mails')
    .select('notBefore')
    .where('status', '=', 'queued')
    .execute();
  expect(left).toHaveLength(2);
  expect(left.filter(({ notBefore }) => (notBefore ?? '') > new Date().toISOString())).toEqual([]);
});

test('two instances that send at once send each mail once', async () => {
  const { mailServer, site } = await makeMailSite();
  for (const number of [1, 2, 3, 4, 5]) await write(site, `Number ${number}`);
  const { signal } = new AbortController();
  await Promise.all([openMailer(site).sendDue(signal), openMailer(site).sendDue(signal)]);
  const numbers = mailServer.received.map(({ subject }) => Number(subject?.at(-1)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

test('a run ends after a minute, and the next one goes on at once', async () => {
  const { mailServer, site } = await makeMailSite();
  for (const number of [1, 2, 3]) await write(site, `Number ${number}`);
  // Each mail takes two minutes.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  mailServer.refuse(() => {
    vi.setSystemTime(Date.now() + 2 * 60_000);
    return null;
  });
  await openMailer(site).sendDue(new AbortController().signal);
  expect(mailServer.received).toHaveLength(1);
  await site.jobs.idle();
  expect(mailServer.received).toHaveLength(3);
});

/** A newsletter on its way to three people. */
async function startNewsletter({ database }: Site) {
  const createdAt = hourBefore(Date.now());
  const newsletter = await database
    .insertInto('newsletters')
    .values({
      subject: 'News',
      body: '',
      itemKind: null,
      itemId: null,
      status: 'sending',
      sendAt: null,
      sentAt: null,
      createdAt,
      version: 1,
      recipients: 3,
      sent: 0,
      refused: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const add = async (name: string, status: 'confirmed' | 'left') => {
    const subscriber = await database
      .insertInto('subscribers')
      .values({
        email: `${name}@fans.example`,
        emailHash: name,
        status,
        createdAt,
        confirmedAt: null,
        leftAt: null,
        confirmHash: null,
        confirmSentAt: null,
        leaveToken: name,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const ids = { newsletterId: newsletter.id, subscriberId: subscriber.id };
    await insertMail(database, { kind: 'test', key: name, ...ids });
    const { id } = await database
      .selectFrom('mails')
      .select('id')
      .where('key', '=', name)
      .executeTakeFirstOrThrow();
    const mail = await findMail(database, id);
    if (!mail) throw new Error('The mail is not stored');
    return { mail, ...ids };
  };
  const mails = [
    await add('ann', 'confirmed'),
    await add('bob', 'confirmed'),
    await add('eve', 'left'),
  ] as const;
  const read = () => database.selectFrom('newsletters').selectAll().executeTakeFirstOrThrow();
  return { mails, read };
}

test('each mail of a newsletter counts once, and the last one ends it', async () => {
  const site = await makeSite();
  const { mails, read } = await startNewsletter(site);
  const [ann, bob, eve] = mails;
  for (const isFirst of [true, false])
    expect(await recordOutcome(site.database, ann.mail, { status: 'sent' })).toBe(isFirst);
  expect(await read()).toMatchObject({ status: 'sending', recipients: 3, sent: 1, refused: 0, sentAt: null });
  const refused = { status: 'refused', error: 'Unknown', isBounced: true } as const;
  await recordOutcome(site.database, bob.mail, refused);
  await recordOutcome(site.database, eve.mail, { status: 'dropped' });
  expect(await read()).toMatchObject({
    status: 'sent',
    recipients: 2,
    sent: 1,
    refused: 1,
    sentAt: expect.any(String),
  });
  const people = await site.database.selectFrom('subscribers').select('status').orderBy('id').execute();
  expect(people.map(({ status }) => status)).toEqual(['confirmed', 'bounced', 'left']);
});

test('who has left does not become bounced', async () => {
  const site = await makeSite();
  const { mails } = await startNewsletter(site);
  await recordOutcome(site.database, mails[2].mail, { status: 'refused', isBounced: true });
  const { status } = await site.database
    .selectFrom('subscribers')
    .select('status')
    .where('id', '=', mails[2].subscriberId)
    .executeTakeFirstOrThrow();
  expect(status).toBe('left');
});

test('the log holds neither an address nor the password of the mail server, even when it tells everything', async () => {
  const mailServer = await startMailServer({
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
  });
  mailServer.refuse((address) => refusal(421, `Not now, ${address.toUpperCase()}`));
  const port = await freePort();
  const site = await startRunningSite({
    environment: {
      ...mailServer.environment,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SMTP_URL: mailServer.url.replace('//', '//ines:salt-hours@'),
      LOG_LEVEL: 'trace',
      OWNER_USERNAME: credentials.username,
      OWNER_PASSWORD: credentials.password,
    },
  });
  onTestFinished(site.remove);
  const cookie = await signInAt(site.url, credentials);
  const ask = (method: string, path: string, body: object) =>
    fetch(`${site.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const address = { value: 'ines@artist.example' };
  expect((await ask('PUT', `/api/settings/${settingKeys.noticeEmail}`, address)).status).toBe(201);
  expect((await ask('POST', '/api/contact', { ...aMessage, email: 'zoe@fans.example' })).status).toBe(201);
  await vi.waitFor(() => expect(site.log.join()).toContain('Not now, …'), { timeout: 20_000 });
  expect(site.log.join()).not.toMatch(/ines@|zoe@|salt-hours/i);
});
