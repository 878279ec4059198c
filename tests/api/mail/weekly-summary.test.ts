import { expect, test } from 'vitest';
import { addWeeklySummary } from '#server/domain/mail/weekly-summary.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { aMessage } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

/** In Auckland it is Monday, 8:30 in the morning. */
const monday = new Date('2027-03-07T19:30:00Z');
const hour = 60 * 60_000;

async function makeMailSite() {
  const mailServer = await startMailServer();
  const site = await makeSite({ environment: mailServer.environment });
  const owner = await makeOwner(site);
  const set = (key: string, value: string) => owner.put(`/api/settings/${key}`, { value });
  await set(settingKeys.noticeEmail, 'ines@artist.example');
  await set(settingKeys.timeZone, 'Pacific/Auckland');
  const check = async (now: Date) => {
    await addWeeklySummary({ ...site, clock: { isTrusted: () => true }, now });
    await site.jobs.idle();
    return mailServer.received.map(({ subject }) => subject).filter((subject) => subject === 'Your week')
      .length;
  };
  return { mailServer, site, set, check };
}

test('the weekly summary comes on Monday morning of the site, once, where the owner wants it', async () => {
  const { mailServer, site, set, check } = await makeMailSite();
  await site.visitor().post('/api/contact', aMessage);
  expect(await check(monday)).toBe(0);
  await set(settingKeys.weeklySummary, 'on');
  expect(await check(new Date(monday.getTime() - hour))).toBe(0);
  expect(await check(monday)).toBe(1);
  expect(await check(new Date(monday.getTime() + hour))).toBe(1);
  expect(mailServer.received.at(-1)?.text).toContain('1 new message');
});

test('a week with nothing to say has no summary', async () => {
  const { set, check } = await makeMailSite();
  await set(settingKeys.weeklySummary, 'on');
  expect(await check(monday)).toBe(0);
});
