import { expect, test } from 'vitest';
import { settingKeys } from '#shared/site/settings.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const message = {
  name: 'Zoë “Z” Ångström',
  email: 'zoe@fans.example',
  subject: 'Konzert in Köln 🎸',
  message: 'Hallo Ines,\n\nspielst du im März <b>bei uns</b>?',
};

test('a message of the contact form reaches the owner by mail, who can reply to it', async () => {
  const mailServer = await startMailServer();
  const site = await makeSite({ environment: mailServer.environment });
  const owner = await makeOwner(site);
  await owner.put(`/api/settings/${settingKeys.noticeEmail}`, { value: 'ines@artist.example' });
  expect((await site.visitor().post('/api/contact', message)).statusCode).toBe(201);
  await site.jobs.idle();
  const [mail] = mailServer.received;
  expect(mailServer.received).toHaveLength(1);
  expect(mail?.recipients).toEqual(['ines@artist.example']);
  expect(mail?.replyTo?.value).toEqual([{ name: message.name, address: message.email }]);
  expect(mail?.from?.value[0]?.address).toBe('news@artist.example');
  expect(mail?.subject).toBe('New message: Konzert in Köln 🎸');
  expect(mail?.text).toContain('> spielst du im März <b>bei uns</b>?');
  expect(mail?.html).toContain('&lt;b&gt;bei uns&lt;/b&gt;');
  expect(mail?.text).toContain('https://artist.example/admin?tab=messages');
});
