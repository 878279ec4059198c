import { expect, test } from 'vitest';
import { apiPaths, pagePaths } from '#shared/primitives/addresses.ts';
import { startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts';
import { makeOwner, makeSite, owner as credentials } from '#tests/support/site.ts';

const email = 'billy@artist.example';
const password = 'a new password';

async function makeMailingSite() {
  const mailServer = await startMailServer();
  const site = await makeSite({ environment: mailServer.environment });
  const owner = await makeOwner(site);
  const saved = await owner.put(apiPaths.email, { email, currentPassword: credentials.password });
  expect(saved.statusCode).toBe(204);
  const forget = async (username: string) => {
    const response = await site.visitor().post(apiPaths.forgotPassword, { username });
    await site.jobs.idle();
    return { status: response.statusCode, body: response.body };
  };
  const reset = async (token: string) =>
    (await site.visitor().post(apiPaths.resetPassword, { token, password })).statusCode;
  const signIn = async (given: string) =>
    (await site.visitor().post(apiPaths.login, { ...credentials, password: given })).statusCode;
  return { site, owner, mailServer, forget, reset, signIn };
}

function tokenIn({ received }: MailServer): string {
  const link = new RegExp(`https://artist\\.example${pagePaths.resetPassword}#token=([\\w-]+)`);
  return link.exec(received.at(-1)?.text ?? '')?.[1] ?? '';
}

test('a forgotten password is replaced by a link that works once and ends every session', async () => {
  const { owner, mailServer, forget, reset, signIn } = await makeMailingSite();
  expect((await forget(credentials.username)).status).toBe(202);
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([[email]]);
  const token = tokenIn(mailServer);
  expect(await reset(token)).toBe(204);
  expect((await owner.get(apiPaths.user)).statusCode).toBe(401);
  expect([await signIn(credentials.password), await signIn(password)]).toEqual([401, 200]);
  expect(await reset(token)).toBe(400);
});

test('a link older than an hour, an earlier one and one before a change of the password do nothing', async () => {
  const { site, owner, mailServer, forget, reset, signIn } = await makeMailingSite();
  await forget(credentials.username);
  const first = tokenIn(mailServer);
  await forget(credentials.username);
  const second = tokenIn(mailServer);
  expect(second).not.toBe(first);
  const hourAgo = new Date(Date.now() - 60 * 60_000 - 1).toISOString();
  await site.database.updateTable('passwordResets').set({ createdAt: hourAgo }).execute();
  expect([await reset(first), await reset(second), await reset('')]).toEqual([400, 400, 400]);
  expect(await signIn(credentials.password)).toBe(200);
  await forget(credentials.username);
  const changed = { currentPassword: credentials.password, newPassword: 'chosen by herself' };
  await owner.put(apiPaths.password, changed);
  expect(await reset(tokenIn(mailServer))).toBe(400);
});

test('unknown names and accounts without an address get the same response, and no mail', async () => {
  const { owner, mailServer, forget, site } = await makeMailingSite();
  const known = await forget(credentials.username);
  expect(mailServer.received).toHaveLength(1);
  await owner.put(apiPaths.email, { email: null, currentPassword: credentials.password });
  expect([await forget(credentials.username), await forget('nobody')]).toEqual([known, known]);
  expect(mailServer.received).toHaveLength(1);
  expect(await site.database.selectFrom('passwordResets').selectAll().execute()).toHaveLength(1);
});

test('a visitor may ask for ten links, then has to wait', async () => {
  const { forget } = await makeMailingSite();
  for (let time = 0; time < 10; time += 1) expect((await forget('nobody')).status).toBe(202);
  expect((await forget(credentials.username)).status).toBe(429);
});

test('the address of an account is shown to its person only, and changed with the password', async () => {
  const { owner, site } = await makeMailingSite();
  const other = { username: 'grace', password: 'another horse' };
  await owner.post(apiPaths.register, { ...other, currentPassword: credentials.password });
  const grace = site.visitor();
  await grace.post(apiPaths.login, other);
  const emailsFor = async (visitor: typeof grace) =>
    (await visitor.get(apiPaths.users)).json<{ email: string | null }[]>().map((account) => account.email);
  expect([await emailsFor(owner), await emailsFor(grace)]).toEqual([
    [email, null],
    [null, null],
  ]);
  const wrong = { email: 'grace@artist.example', currentPassword: credentials.password };
  expect((await grace.put(apiPaths.email, wrong)).statusCode).toBe(400);
  expect((await owner.put(apiPaths.email, { ...wrong, email: 'no address' })).statusCode).toBe(400);
  expect(await emailsFor(grace)).toEqual([null, null]);
});

test('the owner can enter an address when registering', async () => {
  const site = await makeSite({ environment: (await startMailServer()).environment });
  const owner = site.visitor();
  await owner.post(apiPaths.register, { ...credentials, email });
  expect((await owner.get(apiPaths.users)).json()).toMatchObject([{ email }]);
});

test('a site without mail offers no link', async () => {
  const site = await makeSite();
  const response = await site.visitor().post(apiPaths.forgotPassword, { username: credentials.username });
  expect(response.statusCode).toBe(404);
});
