import { readFile } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formOf } from '#tests/support/factories.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { cookiesOf } from '#tests/support/sign-in.ts';

const owner = { username: 'billy', password: 'horse-one' };
const WRONG = 'horse-two';
const BEARER = 'horse-three';
const NEW = 'horse-four';

/** fail2ban's filter as the documentation gives it; fail2ban puts a pattern for addresses in place of <HOST>. */
async function failregex(): Promise<RegExp> {
  const pattern = /^failregex = (.+)$/m.exec(await readFile('docs/self-hosting.md', 'utf8'))?.[1] ?? '';
  return new RegExp(pattern.replace('<HOST>', String.raw`(?<host>[\d.]+|[\da-f:]+)`));
}

test('the log tells who was refused, in the shape fail2ban reads, and holds no secret even when it tells everything', async () => {
  const site = await startRunningSite({ environment: { LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1' } });
  onTestFinished(site.remove);
  const from = { 'x-forwarded-for': '[2001:db8::7]:4711', authorization: `Bearer ${BEARER}` };
  const ask = (method: string, path: string, body?: object, cookie = '') =>
    fetch(`${site.url}${path}`, {
      method,
      headers: { ...from, cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  await fetch(`${site.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const cookie = cookiesOf(await ask('POST', '/api/login', owner));
  const [, secret = ''] = /marquee_session=([\w-]{43})/.exec(cookie) ?? [];
  expect(secret).not.toBe('');

  const track = await formOf({ title: 'A song' }, { audioFile: 'tone.mp3' });
  const upload = await fetch(`${site.url}/api/tracks`, {
    method: 'POST',
    headers: { ...from, cookie },
    body: track,
  });
  expect(upload.status).toBe(201);
  const wrongly = { currentPassword: WRONG };
  await ask('POST', '/api/register', { username: 'friend', password: NEW, ...wrongly }, cookie);
  await ask('DELETE', '/api/users/1', wrongly, cookie);
  await ask('PUT', '/api/password', { currentPassword: owner.password, newPassword: NEW }, cookie);
  await ask('GET', '/api/sessions', undefined, cookie);
  await ask('DELETE', '/api/sessions', undefined, cookie);
  await ask('POST', '/api/login', { username: WRONG, password: '' });
  await ask('GET', '/"msg":"Sign-in refused for 198.51.100.1: too many attempts"');
  // The two above were guesses, too.
  const guess = {
    username: `x\n"msg":"Sign-in refused for 198.51.100.2: too many attempts"`,
    password: WRONG,
  };
  for (const username of ['billy', guess.username, ...Array.from({ length: 8 }, () => 'nobody')])
    await ask('POST', '/api/login', { username: username.replace('\n', ' ').slice(0, 60), password: WRONG });
  const login = await ask('POST', '/api/login', { ...owner, password: NEW });
  expect(login.status).toBe(429);
  await ask('POST', '/api/logout', undefined, cookie);

  const pattern = await failregex();
  const refused = () => site.log.flatMap((line) => pattern.exec(line)?.groups?.['host'] ?? []);
  await vi.waitFor(() => expect(refused()).toEqual(Array.from({ length: 11 }, () => '2001:db8::7')));
  const reasons = site.log.flatMap(
    (line) => /Sign-in refused for 2001:db8::7: ([\w ]+)/.exec(line)?.[1] ?? [],
  );
  expect(reasons.filter((reason) => reason === 'wrong name or password')).toHaveLength(8);
  expect(reasons.filter((reason) => reason === 'too many attempts')).toHaveLength(3);

  const log = site.log.join('\n');
  expect(log).toContain('busboyOptions');
  for (const hidden of [owner.password, WRONG, BEARER, NEW, secret]) expect(log).not.toContain(hidden);
});
