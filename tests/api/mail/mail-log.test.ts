import { expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#scripts/lib/free-port.ts';
import type { Newsletter } from '#shared/mail/newsletters.schema.ts';
import { apiPaths, newsletterPaths } from '#shared/primitives/addresses.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { startRunningSite } from '#tests/support/running-site.ts';
import { signInAt } from '#tests/support/sign-in.ts';
import { owner as credentials } from '#tests/support/site.ts';

test('no address and no token is in the log, from the sign-up to the end, even when it tells everything', async () => {
  const mailServer = await startMailServer();
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const site = await startRunningSite({
    environment: {
      ...mailServer.environment,
      PORT: port,
      PUBLIC_URL: url,
      LOG_LEVEL: 'trace',
      OWNER_USERNAME: credentials.username,
      OWNER_PASSWORD: credentials.password,
    },
  });
  onTestFinished(site.remove);
  const cookie = await signInAt(url, credentials);
  const ask = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      headers: { cookie, origin: url, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([path, response.ok]).toEqual([path, true]);
    return response;
  };
  /** The one in the link of the newest mail. */
  const mailedToken = async (mails: number) => {
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(mails), { timeout: 60_000 });
    return /[?#]token=([\w-]+)/.exec(mailServer.received.at(-1)?.text ?? '')?.[1] ?? '';
  };

  await ask('POST', apiPaths.subscribers, { email: 'zoe@fans.example' });
  const confirmToken = await mailedToken(1);
  await ask('GET', `${newsletterPaths.confirm}?token=${confirmToken}`);
  await ask('POST', '/api/subscribers/confirm', { token: confirmToken });

  const newsletter = await ask('POST', apiPaths.newsletters, { subject: 'Hello' });
  const { id } = (await newsletter.json()) as Newsletter;
  await ask('POST', `${apiPaths.newsletters}/${id}/send`, {});
  const leaveToken = await mailedToken(2);
  await ask('GET', `${newsletterPaths.unsubscribe}?token=${leaveToken}`);
  await ask('POST', `${newsletterPaths.unsubscribe}?token=${leaveToken}`);

  const email = { email: 'ines@artist.example', currentPassword: credentials.password };
  await ask('PUT', apiPaths.email, email);
  await ask('POST', apiPaths.forgotPassword, { username: credentials.username });
  const resetToken = await mailedToken(3);
  await ask('POST', apiPaths.resetPassword, { token: resetToken, password: 'a new password' });

  await site.stop();
  const tokens = [confirmToken, leaveToken, resetToken];
  expect(new Set(tokens.map((token) => token.length > 20))).toEqual(new Set([true]));
  for (const secret of [...tokens, 'zoe@', 'ines@', 'a new password'])
    expect(site.log.join('\n')).not.toContain(secret);
});
