import { expect, test } from 'vitest';
import { makeOwner, makeSite, owner, type Site } from '#tests/support/site.ts';

const friend = { username: 'friend', password: 'let me in too' };
const currentPassword = owner.password;

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A friend with an account of their own, signed in. */
async function addFriend(site: Site, visitor: Awaited<ReturnType<typeof makeOwner>>) {
  const { id } = (await visitor.post('/api/register', { ...friend, currentPassword })).json();
  const device = site.visitor();
  await device.post('/api/login', friend);
  return { id: id as number, device };
}

test('accounts are listed, added and removed by an account that confirms its password', async () => {
  const site = await makeSite();
  const visitor = await makeOwner(site);
  const wrong = 'The current password is not correct. Please type it again.';
  const absent = 'Please enter your current password';
  for (const [confirmation, message] of [
    [{}, absent],
    [{ currentPassword: '' }, absent],
    [{ currentPassword: 'not this one' }, wrong],
    [{ currentPassword: 'short' }, wrong],
  ] as const)
    for (const refused of [
      await visitor.post('/api/register', { ...friend, ...confirmation }),
      await visitor.put('/api/password', { newPassword: 'battery staple', ...confirmation }),
      await visitor.send({ method: 'DELETE', url: '/api/users/1', payload: confirmation }),
    ])
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { message, fields: { currentPassword: message } },
      ]);
  const { id, device } = await addFriend(site, visitor);
  expect((await visitor.get('/api/users')).json()).toEqual([
    { id: 1, username: 'billy', createdAt: expect.stringMatching(/^\d{4}-.*Z$/), isYou: true, email: null },
    { id, username: 'friend', createdAt: expect.any(String), isYou: false, email: null },
  ]);

  const remove = (account: number, payload: object) =>
    visitor.send({ method: 'DELETE', url: `/api/users/${account}`, payload });
  expect((await remove(id, { currentPassword: friend.password })).statusCode).toBe(400);
  expect((await remove(id, {})).statusCode).toBe(400);
  expect((await device.get('/api/user')).statusCode).toBe(200);
  expect((await remove(id, { currentPassword })).statusCode).toBe(204);
  expect((await device.get('/api/user')).statusCode).toBe(401);
  expect((await site.visitor().post('/api/login', friend)).statusCode).toBe(401);
  expect((await remove(id, { currentPassword })).statusCode).toBe(404);

  const last = await remove(1, { currentPassword });
  expect([last.statusCode, last.json().message]).toEqual([
    409,
    'This is the only account. Add another one before you remove it.',
  ]);
});

test('removing your own account signs you out, and of two who remove each other at once one stays', async () => {
  const site = await makeSite();
  const visitor = await makeOwner(site);
  const { id, device } = await addFriend(site, visitor);
  const removals = await Promise.all([
    visitor.send({ method: 'DELETE', url: `/api/users/${id}`, payload: { currentPassword } }),
    device.send({ method: 'DELETE', url: '/api/users/1', payload: { currentPassword: friend.password } }),
  ]);
  expect(removals.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  const [left, ...others] = await site.database.selectFrom('users').selectAll().execute();
  expect(others).toEqual([]);
  const [stays, mine] = left?.username === 'billy' ? [visitor, currentPassword] : [device, friend.password];

  await stays.post('/api/register', { username: 'third', password: 'a third one', currentPassword: mine });
  const url = `/api/users/${left?.id}`;
  const gone = await stays.send({ method: 'DELETE', url, payload: { currentPassword: mine } });
  expect(gone.statusCode).toBe(204);
  expect([...stays.cookies]).toEqual([]);
  expect(await site.database.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('a wrong current password counts like a wrong one at the door', async () => {
  const site = await makeSite();
  const visitor = await makeOwner(site);
  const wrong = { currentPassword: 'not this one' };
  const tries = [
    () => visitor.post('/api/register', { ...friend, ...wrong }),
    () => visitor.put('/api/password', { ...wrong, newPassword: 'battery staple' }),
    () => visitor.send({ method: 'DELETE', url: '/api/users/1', payload: wrong }),
  ];
  const statuses = [];
  for (let attempt = 0; attempt < 10; attempt += 1)
    statuses.push((await tries[attempt % tries.length]?.())?.statusCode);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 400));
  for (const attempt of tries) expect((await attempt()).statusCode).toBe(429);
  expect((await site.visitor().post('/api/login', owner)).statusCode).toBe(429);
  expect((await visitor.post('/api/register', { ...friend, currentPassword })).statusCode).toBe(429);
});

test('sign-ins say when, from where and by which browser, and can be ended one by one or all but this one', async () => {
  const site = await makeSite({ environment: { TRUST_PROXY: '127.0.0.1' } });
  const visitor = await makeOwner(site);
  const signIn = async (address: string, userAgent: string) => {
    const device = site.visitor();
    await device.send({
      method: 'POST',
      url: '/api/login',
      payload: owner,
      headers: { 'x-forwarded-for': address, 'user-agent': userAgent },
    });
    return device;
  };
  const desk = await signIn('203.0.113.7:4711', FIREFOX);
  const program = await signIn('2001:db8::1', `curl/8 ${'x'.repeat(5_000)}`);
  await addFriend(site, visitor);

  const listed = await visitor.get('/api/sessions');
  const all: { id: number; address: string; device: string; isThis: boolean }[] = listed.json();
  expect(all.map(({ address, device }) => `${address} ${device}`).toSorted()).toEqual([
    '127.0.0.1 Unknown device',
    '127.0.0.1 Unknown device',
    '2001:db8::1 Unknown device',
    '203.0.113.7 Firefox on Windows',
  ]);
  expect(all.filter(({ isThis }) => isThis)).toHaveLength(1);
  expect(all[0]).toEqual({
    id: expect.any(Number),
    username: 'friend',
    createdAt: expect.any(String),
    lastSeenAt: expect.any(String),
    address: '127.0.0.1',
    device: 'Unknown device',
    isThis: false,
  });
  const rows = await site.database.selectFrom('sessions').selectAll().execute();
  expect(Math.max(...rows.map(({ userAgent }) => userAgent?.length ?? 0))).toBe(300);
  for (const { idHash } of rows) expect(listed.body).not.toContain(idHash);
  for (const secret of [desk, visitor].map(({ cookies }) => cookies.get('marquee_session') ?? ''))
    expect(listed.body).not.toContain(secret);

  const desks = all.find(({ address }) => address === '203.0.113.7')?.id;
  expect((await visitor.delete(`/api/sessions/${desks}`)).statusCode).toBe(204);
  expect((await desk.get('/api/user')).statusCode).toBe(401);
  expect((await program.get('/api/user')).statusCode).toBe(200);
  expect((await visitor.delete(`/api/sessions/${desks}`)).statusCode).toBe(404);
  for (const unknown of ['0', rows[0]?.idHash, '%00'])
    expect((await visitor.delete(`/api/sessions/${unknown}`)).statusCode).toBe(404);

  expect((await visitor.delete('/api/sessions')).statusCode).toBe(204);
  expect((await program.get('/api/user')).statusCode).toBe(401);
  expect((await visitor.get('/api/sessions')).json()).toMatchObject([{ isThis: true }]);
});

test('every account sees the sign-ins of all, each named by its account', async () => {
  const site = await makeSite();
  const visitor = await makeOwner(site);
  const { device } = await addFriend(site, visitor);
  for (const [person, name] of [
    [visitor, owner.username],
    [device, friend.username],
  ] as const) {
    const all = (await person.get('/api/sessions')).json<{ username: string; isThis: boolean }[]>();
    expect(all.map(({ username }) => username).sort()).toEqual([owner.username, friend.username].sort());
    expect(all.filter(({ isThis }) => isThis)).toEqual([expect.objectContaining({ username: name })]);
  }
});

test('an unconfigured proxy is reported to the owner, and a stranger who claims to be one is not recommended', async () => {
  const site = await makeSite({ environment: { TRUST_PROXY: '10.0.0.1', LOG_LEVEL: 'silent' } });
  const visitor = await makeOwner(site);
  const notices = async () => (await visitor.get('/api/notices')).json<{ kind: string; message: string }[]>();
  const ask = (remoteAddress: string, headers: Record<string, string>) =>
    site.visitor().send({ url: '/', remoteAddress, headers });
  await ask('10.0.0.1', { 'x-forwarded-for': '203.0.113.7' });
  await ask('172.17.0.1', {});
  expect(await notices()).toEqual([]);
  for (const stranger of ['203.0.113.9', '203.0.113.10'])
    await ask(stranger, { 'x-forwarded-for': '127.0.0.1' });
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ kind: 'proxy', message: expect.stringContaining('at 203.0.113.9 says') });
  expect(notice?.message).toContain('Otherwise ignore this');
  expect(notice?.message).not.toContain('TRUST_PROXY=');
  await ask('::ffff:172.17.0.1', { forwarded: 'for=203.0.113.7' });
  expect(await notices()).toMatchObject([
    { kind: 'proxy', message: expect.stringContaining('set TRUST_PROXY=172.17.0.1 ') },
  ]);
  await ask('203.0.113.11', { 'x-forwarded-for': '127.0.0.1' });
  expect(await notices()).toMatchObject([{ message: expect.stringContaining('172.17.0.1') }]);
});
