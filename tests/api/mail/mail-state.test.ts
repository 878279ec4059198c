import { callbackify } from 'node:util';
import type { SMTPServerAddress, SMTPServerSession } from 'smtp-server';
import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { refusal, startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

async function makeMailSite(given?: MailServer) {
  const mailServer = given ?? (await startMailServer());
  const site = await makeSite({ environment: mailServer.environment });
  const owner = await makeOwner(site);
  await owner.put(`/api/settings/${settingKeys.noticeEmail}`, { value: 'ines@artist.example' });
  const state = async () => (await owner.get(apiPaths.mail)).json();
  return { mailServer, site, owner, state };
}

test('without a mail server the site says so and refuses to send', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const state = (await owner.get(apiPaths.mail)).json();
  expect(state).toEqual({ isOn: false, from: null, noticeEmail: null, waiting: 0, problems: [] });
  for (const path of [apiPaths.retryMail, apiPaths.testMail])
    expect((await owner.post(path)).statusCode).toBe(409);
  expect((await owner.delete(`${apiPaths.mail}/1`)).statusCode).toBe(409);
});

test('a test mail reaches the address of the notices, each time it is asked for', async () => {
  const { mailServer, site, owner, state } = await makeMailSite();
  for (const times of [1, 2]) {
    expect((await owner.post(apiPaths.testMail)).statusCode).toBe(202);
    await site.jobs.idle();
    expect(mailServer.received).toHaveLength(times);
  }
  expect(mailServer.received[0]?.recipients).toEqual(['ines@artist.example']);
  expect(await state()).toMatchObject({ isOn: true, from: 'news@artist.example', waiting: 0, problems: [] });
});

test('a mail that is asked for again while it is on its way is sent again', async () => {
  let onFirst: () => Promise<unknown> = async () => undefined;
  const mailServer = await startMailServer({
    onRcptTo: callbackify(async (_address: SMTPServerAddress, _session: SMTPServerSession) => {
      const run = onFirst;
      onFirst = async () => undefined;
      await run();
    }),
  });
  const { site, owner } = await makeMailSite(mailServer);
  onFirst = () => owner.post(apiPaths.testMail);
  await owner.post(apiPaths.testMail);
  await site.jobs.idle();
  expect(mailServer.received).toHaveLength(2);
});

test('without an address for notices there is no test mail', async () => {
  const { owner } = await makeMailSite();
  await owner.put(`/api/settings/${settingKeys.noticeEmail}`, { value: 'none' });
  const response = await owner.post(apiPaths.testMail);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain('no address');
});

test('mail that waits is listed with what the server said, and sent when the owner tries again', async () => {
  const { mailServer, site, owner, state } = await makeMailSite();
  mailServer.refuse((address) => refusal(451, `Greylisted ${address.toUpperCase()}`));
  await owner.post(apiPaths.testMail);
  await site.jobs.idle();
  const { waiting, problems } = await state();
  expect(waiting).toBe(1);
  expect(problems).toMatchObject([{ kind: 'test', status: 'queued', attempts: 1 }]);
  expect(problems[0].error).toContain('Greylisted');
  expect(problems[0].error).not.toMatch(/ines@/i);
  mailServer.refuse(() => null);
  expect((await owner.post(apiPaths.retryMail)).statusCode).toBe(204);
  await site.jobs.idle();
  expect(mailServer.received).toHaveLength(1);
  expect((await state()).problems).toEqual([]);
});

test('a notice that is refused is shown, and sent when the owner has corrected the address', async () => {
  const { mailServer, site, owner, state } = await makeMailSite();
  mailServer.refuse((address) => (address.startsWith('ines@') ? refusal(550, 'Nobody here') : null));
  await owner.post(apiPaths.testMail);
  await site.jobs.idle();
  expect((await state()).problems).toMatchObject([{ kind: 'test', status: 'failed' }]);
  expect(site.notices.list()).toMatchObject([{ kind: 'mail' }]);
  await owner.put(`/api/settings/${settingKeys.noticeEmail}`, { value: 'me@artist.example' });
  await owner.post(apiPaths.retryMail);
  await site.jobs.idle();
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([['me@artist.example']]);
  expect((await state()).problems).toEqual([]);
});

test('a mail is given up after two days, and the owner tries again or deletes it', async () => {
  const { mailServer, site, owner, state } = await makeMailSite();
  mailServer.refuse(() => refusal(451, 'Come back later'));
  await owner.post(apiPaths.testMail);
  const firstFailedAt = new Date(Date.now() - 49 * 60 * 60_000).toISOString();
  await site.database.updateTable('mails').set({ firstFailedAt }).execute();
  await site.jobs.idle();
  const { waiting, problems } = await state();
  expect(waiting).toBe(0);
  expect(problems).toMatchObject([{ status: 'failed', notBefore: null }]);
  expect(site.notices.list()).toMatchObject([{ kind: 'mail' }]);
  await owner.post(apiPaths.retryMail);
  await site.jobs.idle();
  expect((await state()).problems).toMatchObject([{ status: 'queued', attempts: 1 }]);
  expect(site.notices.list()).toEqual([]);
  const mail = `${apiPaths.mail}/${problems[0].id}`;
  expect((await owner.delete(mail)).statusCode).toBe(204);
  expect((await owner.delete(mail)).statusCode).toBe(404);
  expect(await state()).toMatchObject({ waiting: 0, problems: [] });
});
