import { describe, expect, it, vi } from 'vitest';
import { newMediaName } from '#server/storage/media-store/names.ts';
import { share } from '#tests/support/share.ts';
import { makeOwner, makeSite, owner, type Site } from '#tests/support/site.ts';

const stranger = { username: 'stranger', password: 'let me in' };
const currentPassword = owner.password;

describe('registration', () => {
  /** No account is ever registered there. */
  const open = share(makeSite);

  it('makes the first visitor the owner, signed in at once, and closes behind them', async () => {
    const site = await makeSite();
    const visitor = site.visitor();
    expect((await visitor.get('/api/registration')).json()).toEqual({ open: true });

    const registered = await visitor.post('/api/register', owner);
    expect(registered.statusCode).toBe(201);
    expect(registered.json()).toEqual({ id: 1, username: 'billy' });
    expect((await visitor.get('/api/user')).json()).toEqual({ id: 1, username: 'billy' });

    expect((await visitor.get('/api/registration')).json()).toEqual({ open: false });
    const refused = await site.visitor().post('/api/register', stranger);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual({ message: 'Registration is closed' });
  });

  it('is closed also to what is no registration', async () => {
    const site = await makeSite();
    await makeOwner(site);
    const headers = { 'content-type': 'application/json' };
    for (const payload of ['{"username":"ab"}', '{}', 'no JSON', '']) {
      const refused = await site.visitor().send({ method: 'POST', url: '/api/register', headers, payload });
      expect([payload, refused.statusCode]).toEqual([payload, 403]);
      expect(refused.json()).toEqual({ message: 'Registration is closed' });
    }
  });

  it('lets exactly one of thirty simultaneous first visitors in', async () => {
    const site = await makeSite();
    const attempts = Array.from({ length: 30 }, (_, number) =>
      site.visitor().send({
        method: 'POST',
        url: '/api/register',
        payload: { ...owner, username: `visitor${number}` },
        remoteAddress: `127.0.0.${number + 1}`,
      }),
    );
    const statuses = (await Promise.all(attempts)).map((response) => response.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(29);
    expect(await site.database.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('lets the owner add a user without losing their own session, and refuses a taken name', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    expect((await visitor.post('/api/register', { ...stranger, currentPassword })).statusCode).toBe(201);
    expect((await visitor.get('/api/user')).json()).toMatchObject({ username: 'billy' });

    const taken = await visitor.post('/api/register', {
      ...stranger,
      username: 'STRANGER',
      currentPassword,
    });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toMatchObject({ message: 'Username already exists' });
    expect((await site.visitor().post('/api/login', stranger)).statusCode).toBe(200);
  });

  it.each(['http://billy.example', ''])(
    'lets a first owner in only by the public address, or on this machine by a name that exists only there: PUBLIC_URL=%s',
    async (publicUrl) => {
      const site = await makeSite({
        environment: { PUBLIC_URL: publicUrl, TRUST_PROXY: '10.9.9.9', HOST: '0.0.0.0' },
      });
      const isPublic = publicUrl !== '';
      for (const [host, remoteAddress, client, mayRegister] of [
        ['localhost:3000', '127.0.0.1', undefined, true],
        ['[::1]:3000', '::1', undefined, true],
        ['marquee.local', '::ffff:127.0.0.1', undefined, true],
        ['localhost', '10.9.9.9', '127.0.0.1', true],
        ['billy.example', '203.0.113.9', undefined, isPublic],
        ['evil.example', '127.0.0.1', undefined, false],
        ['local.evil.example', '127.0.0.1', undefined, false],
        ['billy.example.evil.example', '127.0.0.1', undefined, false],
        ['localhost@evil.example', '127.0.0.1', undefined, false],
        ['203.0.113.5:3000', '203.0.113.9', undefined, false],
        ['203.0.113.5:3000', '127.0.0.1', undefined, false],
        ['localhost', '203.0.113.9', undefined, false],
        // In front of a container every stranger may have an address of its own network.
        ['localhost:3000', '172.17.0.1', undefined, false],
        ['172.17.0.2:3000', '172.17.0.1', undefined, false],
        ['192.168.1.20:3000', '::ffff:10.0.2.2', undefined, false],
        // Behind an unconfigured proxy the client is unknown; behind a configured one it is known.
        ['localhost', '127.0.0.1', '127.0.0.1', false],
        ['localhost', '10.9.9.9', '192.168.1.7', false],
      ] as const) {
        const visitor = site.visitor();
        const headers = { host, ...(client && { 'x-forwarded-for': client }) };
        const asked = await visitor.send({ url: '/api/registration', remoteAddress, headers });
        const response = await visitor.send({
          method: 'POST',
          url: '/api/register',
          // A client that may register is told what is missing.
          payload: {},
          remoteAddress,
          headers,
        });
        const { message } = response.json<{ message: string }>();
        const refusal = isPublic ? /open http:\/\/billy\.example and register/ : /at localhost.* PUBLIC_URL/;
        expect([host, remoteAddress, client, response.statusCode, message]).toEqual([
          host,
          remoteAddress,
          client,
          mayRegister ? 400 : 403,
          expect.stringMatching(mayRegister ? /^Username must/ : refusal),
        ]);
        expect(asked.json()).toEqual(mayRegister ? { open: true } : { open: false, reason: message });
      }
    },
  );

  it('stays closed beside the files of a database that was lost, until the files are gone', async () => {
    const site = await makeSite();
    const name = newMediaName('mp3');
    const path = site.media.incomingPath();
    await site.media.write(path, [Buffer.from('a song of the former site')]);
    await site.media.save(path, name);
    const visitor = site.visitor();
    const refused = await visitor.post('/api/register', owner);
    expect(refused.statusCode).toBe(403);
    const { message } = refused.json<{ message: string }>();
    expect(message).toMatch(/database was probably lost\. Restore .* npm run owner -- add <name>/);
    expect((await visitor.get('/api/registration')).json()).toEqual({ open: false, reason: message });
    expect(await site.database.selectFrom('users').selectAll().execute()).toEqual([]);

    await site.media.discard(name);
    expect((await visitor.get('/api/registration')).json()).toEqual({ open: true });
    expect((await visitor.post('/api/register', owner)).statusCode).toBe(201);
  });

  it('is never open when the environment names the owner', async () => {
    const site = await makeSite({ environment: { OWNER_USERNAME: 'billy', OWNER_PASSWORD: 'from the env' } });
    expect((await site.visitor().post('/api/register', stranger)).statusCode).toBe(403);
    const login = await site.visitor().post('/api/login', { username: 'billy', password: 'from the env' });
    expect(login.statusCode).toBe(200);
  });

  it('lets two instances that start at once make that owner together', async () => {
    const first = await makeSite();
    const environment = { OWNER_USERNAME: 'billy', OWNER_PASSWORD: 'from the env' };
    const instance = () => makeSite({ dataDir: first.folder, environment });
    const sites = await Promise.all([instance(), instance()]);
    for (const site of sites) {
      const login = await site.visitor().post('/api/login', { username: 'billy', password: 'from the env' });
      expect(login.json()).toEqual({ id: 1, username: 'billy' });
    }
  });

  it.each([
    [{ username: 'ab', password: 'secret1' }, 'Username must be at least 3 characters'],
    [{ username: 'billy', password: '12345' }, 'Password must be at least 6 characters'],
    [{ username: '   a   ', password: 'secret1' }, 'Username must be at least 3 characters'],
    [{}, 'Username must be at least 3 characters'],
  ])('refuses %j', async (credentials, message) => {
    const site = open();
    for (const path of ['/api/register', '/api/login']) {
      const response = await site.visitor().post(path, credentials);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message });
    }
  });

  it('counts attempts to register', async () => {
    const site = await makeSite();
    await makeOwner(site);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await site.visitor().post('/api/register', stranger)).statusCode);
    }
    expect(statuses.at(-2)).toBe(403);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    // what the proxy writes, and another client in the same network
    ['an address with a port', '203.0.113.7:4711', '203.0.113.7:4712'],
    ['IPv4 written as IPv6', '::ffff:203.0.113.7', '203.0.113.7'],
    ['IPv6 with a port', '[2001:db8:1:2::1]:4711', '2001:DB8:1:2:ffff::2'],
  ])('counts %s by the address alone', async (_what, one, neighbour) => {
    const site = await makeSite({ environment: { TRUST_PROXY: '127.0.0.1' } });
    await makeOwner(site);
    const knock = knockAt(site);
    for (let attempt = 0; attempt < 10; attempt++) expect(await knock(one)).toBe(403);
    expect(await knock(neighbour)).toBe(429);
    expect(await knock('198.51.100.1')).toBe(403);
  });

  it('counts a whole /48 of IPv6 addresses as well, and lets it do ten times as much', async () => {
    const site = await makeSite({ environment: { TRUST_PROXY: '127.0.0.1' } });
    await makeOwner(site);
    const knock = knockAt(site);
    for (let attempt = 0; attempt < 100; attempt++)
      expect(await knock(`2001:db8:1:${attempt.toString(16)}::1`)).toBe(403);
    expect(await knock('2001:db8:1:ffff::1')).toBe(429);
    expect(await knock('2001:db8:2::1')).toBe(403);
  });

  it('lets the owner add a user however often strangers have knocked', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    for (let knock = 0; knock < 12; knock++) await site.visitor().post('/api/register', stranger);
    const added = await visitor.post('/api/register', { ...stranger, currentPassword });
    expect(added.statusCode).toBe(201);
  });
});

describe('signing in and out', () => {
  it('gives the cookies the rules ask for and never the password hash', async () => {
    const site = await makeSite();
    await makeOwner(site);
    const response = await site.visitor().post('/api/login', owner);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ id: 1, username: 'billy' });
    const [session, hint] = [response.headers['set-cookie']].flat();
    expect(session).toMatch(/^marquee_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toMatch(/^marquee_signed_in=1; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('binds the cookie to https and to this host when the site is served over https', async () => {
    const site = await makeSite({ environment: { PUBLIC_URL: 'https://billy.example' } });
    const response = await site.visitor().post('/api/register', owner);
    expect([response.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-marquee_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('keeps passwords as argon2id and session secrets as hashes', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const user = await site.database.selectFrom('users').selectAll().executeTakeFirstOrThrow();
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const session = await site.database.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(session.idHash).toMatch(/^[0-9a-f]{64}$/);
    expect(session.idHash).not.toBe(visitor.cookies.get('marquee_session'));
  });

  it('says the same for an unknown name and a wrong password', async () => {
    const site = await makeSite();
    await makeOwner(site);
    for (const credentials of [{ ...owner, password: 'wrong one' }, stranger]) {
      const response = await site.visitor().post('/api/login', credentials);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({ message: 'Invalid username or password' });
    }
  });

  it('refuses the eleventh failure, forged addresses or not, and counts no success', async () => {
    const site = await makeSite();
    await makeOwner(site);
    const guess = (attempt: number) =>
      site.visitor().send({
        method: 'POST',
        url: '/api/login',
        payload: { ...owner, password: 'wrong one' },
        headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
      });
    expect((await site.visitor().post('/api/login', owner)).statusCode).toBe(200);
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess(attempt)).statusCode).toBe(401);
    const refused = await guess(10);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await site.visitor().post('/api/login', owner)).statusCode).toBe(429);
  });

  it('refuses no right password among many at once, and holds many wrong ones at the limit', async () => {
    const site = await makeSite();
    await makeOwner(site);
    const atOnce = async (count: number, password: string) => {
      const login = () => site.visitor().post('/api/login', { ...owner, password });
      const responses = await Promise.all(Array.from({ length: count }, login));
      return responses.map((answer) => answer.statusCode);
    };
    expect(await atOnce(15, owner.password)).toEqual(Array.from({ length: 15 }, () => 200));
    const guesses = await atOnce(200, 'wrong one');
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(190);
  });

  it('believes a proxy it was told about', async () => {
    const site = await makeSite({ environment: { TRUST_PROXY: '127.0.0.1' } });
    await makeOwner(site);
    for (let attempt = 0; attempt < 11; attempt++) {
      const response = await site.visitor().send({
        method: 'POST',
        url: '/api/login',
        payload: { ...owner, password: 'wrong one' },
        headers: { 'x-forwarded-for': `203.0.113.${attempt}` },
      });
      expect(response.statusCode).toBe(401);
    }
  });

  it('changes the session at login, so that a planted one is worth nothing', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const before = visitor.cookies.get('marquee_session') ?? '';
    await visitor.post('/api/login', owner);
    expect(visitor.cookies.get('marquee_session')).not.toBe(before);
    const planted = await site.visitor().send({ url: '/api/user', cookies: { marquee_session: before } });
    expect(planted.statusCode).toBe(401);
  });

  it('kills a kept cookie at logout', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const kept = visitor.cookies.get('marquee_session') ?? '';
    expect((await visitor.post('/api/logout')).statusCode).toBe(204);
    expect(visitor.cookies.size).toBe(0);
    const response = await site.visitor().send({ url: '/api/user', cookies: { marquee_session: kept } });
    expect(response.statusCode).toBe(401);
  });

  it.each([
    ['idle for more than 7 days', { lastSeenAt: daysAgo(8) }],
    ['older than 30 days', { createdAt: daysAgo(31) }],
  ])('ends a session that is %s', async (_why, change) => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    await site.database.updateTable('sessions').set(change).execute();
    expect((await visitor.get('/api/user')).statusCode).toBe(401);
  });

  it('keeps a session that is used, and notes the use', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    await site.database
      .updateTable('sessions')
      .set({ lastSeenAt: daysAgo(6) })
      .execute();
    expect((await visitor.get('/api/user')).statusCode).toBe(200);
    // The request does not wait until it is written.
    await vi.waitFor(async () => {
      const session = await site.database.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
      expect(session.lastSeenAt > daysAgo(1)).toBe(true);
    });
  });
});

describe('changing the password', () => {
  it('ends every other session and lets only the new password in', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const elsewhere = site.visitor();
    await elsewhere.post('/api/login', owner);

    const change = { currentPassword: owner.password, newPassword: 'a new secret' };
    expect((await visitor.put('/api/password', change)).statusCode).toBe(204);
    expect((await visitor.get('/api/user')).statusCode).toBe(200);
    expect((await elsewhere.get('/api/user')).statusCode).toBe(401);
    expect((await site.visitor().post('/api/login', owner)).statusCode).toBe(401);
    expect((await site.visitor().post('/api/login', { ...owner, password: 'a new secret' })).statusCode).toBe(
      200,
    );
  });

  it('asks for the present one', async () => {
    const site = await makeSite();
    const visitor = await makeOwner(site);
    const response = await visitor.put('/api/password', {
      currentPassword: 'not this',
      newPassword: 'a new secret',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      fields: { currentPassword: 'The current password is not correct. Please type it again.' },
    });
    expect((await site.visitor().post('/api/login', owner)).statusCode).toBe(200);
  });
});

/** Somebody tries to register where that is closed, from wherever the proxy says; gives the status. */
const knockAt = (site: Site) => async (address: string) => {
  const headers = { 'x-forwarded-for': address };
  return (await site.visitor().send({ method: 'POST', url: '/api/register', headers })).statusCode;
};

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString();
}

it('what is left of a session that ended is taken away', async () => {
  const site = await makeSite();
  const visitor = await makeOwner(site);
  await site.database.deleteFrom('sessions').execute();
  expect([...visitor.cookies.keys()].toSorted()).toEqual(['marquee_session', 'marquee_signed_in']);
  expect((await visitor.get('/api/user')).statusCode).toBe(401);
  expect([...visitor.cookies.keys()]).toEqual([]);

  const back = await visitor.post('/api/login', owner);
  expect(back.statusCode).toBe(200);
  expect((await visitor.get('/api/user')).statusCode).toBe(200);
});
