import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { makeOwner, makeSite, owner as credentials } from '#tests/support/site.ts';

async function makeMailSite(dataDir?: string) {
  const mailServer = await startMailServer();
  const site = await makeSite({ environment: mailServer.environment, ...(dataDir && { dataDir }) });
  const owner = await makeOwner(site);
  await owner.put(`/api/settings/${settingKeys.noticeEmail}`, { value: 'ines@artist.example' });
  return { mailServer, site, owner };
}

test('a notice of the dashboard also comes by mail, each kind once a day, and none about mail', async () => {
  const { mailServer, site } = await makeMailSite();
  site.notices.raise('mail', () => 'The server is away');
  site.notices.raise('backup', () => 'No backup was made: the disk is gone');
  await vi.waitFor(async () => {
    await site.jobs.idle();
    expect(mailServer.received).toHaveLength(1);
  });
  expect(mailServer.received[0]?.text).toContain('No backup was made: the disk is gone');
  site.notices.clear('backup');
  site.notices.raise('backup', () => 'No backup was made: it is still gone');
  site.notices.raise('disk', () => 'The disk is nearly full');
  await vi.waitFor(async () => {
    await site.jobs.idle();
    expect(mailServer.received.map(({ text }) => text).join()).toContain('nearly full');
  });
  expect(mailServer.received).toHaveLength(2);
});

test('a sign-in from a new device is reported once', async () => {
  const { mailServer, site } = await makeMailSite();
  const [laptop, phone] = [site.visitor(), site.visitor()];
  const signIn = async (device: typeof laptop, userAgent: string) => {
    const headers = { 'user-agent': userAgent };
    const response = await device.send({
      method: 'POST',
      url: apiPaths.login,
      payload: credentials,
      headers,
    });
    expect(response.statusCode).toBe(200);
    await site.jobs.idle();
    return response.cookies.find(({ name }) => name.endsWith('device'));
  };
  const cookie = await signIn(laptop, 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: true });
  expect(mailServer.received).toHaveLength(1);
  await signIn(laptop, 'Mozilla/5.0 (Windows NT 10.0) Firefox/141.0');
  expect(mailServer.received).toHaveLength(1);
  await signIn(phone, 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0');
  await signIn(phone, 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0');
  expect(mailServer.received.map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => 'New sign-in as billy'),
  );
  expect(mailServer.received[1]?.text).toMatch(
    /with Chrome on .*Android.*, from the internet address 127\.0\.0\.1/,
  );
  expect(mailServer.received[0]?.recipients).toEqual(['ines@artist.example']);
});

test('without a mail server nothing about a device is stored', async () => {
  const site = await makeSite();
  await makeOwner(site);
  const response = await site.visitor().post(apiPaths.login, credentials);
  expect(response.cookies.map(({ name }) => name).join()).not.toContain('device');
  expect(await site.database.selectFrom('knownDevices').selectAll().execute()).toEqual([]);
});
