import { beforeEach, describe, expect, test } from 'vitest';
import type { Newsletter, NewsletterPreview } from '#shared/mail/newsletters.schema.ts';
import type { Subscriber } from '#shared/mail/subscribers.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { refusal, startMailServer, type MailServer } from '#tests/support/mail/mail-server.ts';
import { makeSubscribers } from '#tests/support/mail/subscribers.ts';
import { makeOwner, makeSite, type Site, type Visitor } from '#tests/support/site.ts';

const draft = { subject: 'Köln im März 🎸', body: '# Hello\n\nI play *soon*: [tickets](/shows)' };

let mailServer: MailServer;
let site: Site;
let owner: Visitor;

beforeEach(async () => {
  mailServer = await startMailServer();
  site = await makeSite({ environment: mailServer.environment });
  owner = await makeOwner(site);
});

async function make(fields: object = {}): Promise<Newsletter> {
  const response = await owner.post(apiPaths.newsletters, { ...draft, ...fields });
  expect(response.statusCode).toBe(201);
  return response.json();
}

const at = ({ id }: Newsletter, rest = '') => `${apiPaths.newsletters}/${id}${rest}`;
const read = async (newsletter: Newsletter) => (await owner.get(at(newsletter))).json<Newsletter>();

async function send(newsletter: Newsletter, body: object = {}) {
  const response = await owner.post(at(newsletter, '/send'), body);
  expect(response.statusCode).toBe(202);
  await site.jobs.idle();
}

const recipients = () => mailServer.received.flatMap((mail) => mail.recipients);

describe('a newsletter', () => {
  test('reaches everybody who confirmed, once, and each can leave', async () => {
    await makeSubscribers(site.database, ['ada@fans.example', 'bea@fans.example']);
    await makeSubscribers(site.database, ['new@fans.example'], 'waiting');
    await makeSubscribers(site.database, ['gone@fans.example'], 'left');
    const newsletter = await make();
    await send(newsletter);
    expect(recipients().toSorted()).toEqual(['ada@fans.example', 'bea@fans.example']);
    const [mail] = mailServer.received;
    const [first] = await site.database
      .selectFrom('subscribers')
      .select('leaveToken')
      .orderBy('id')
      .execute();
    const leaveUrl = `https://artist.example/newsletter/unsubscribe?token=${first?.leaveToken}`;
    expect(mail).toMatchObject({ subject: draft.subject, to: { text: 'ada@fans.example' } });
    expect(mail?.headers.get('list')).toMatchObject({
      unsubscribe: { url: leaveUrl },
      'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' },
      id: { name: 'newsletter.artist.example' },
    });
    expect(mail?.headers.has('auto-submitted')).toBe(false);
    expect(mail?.html).toContain(`href="${leaveUrl}"`);
    expect(mail?.html).toContain('href="https://artist.example/shows"');
    expect(mail?.text).toContain(leaveUrl);
    expect(mail?.text).toContain('I play soon: tickets (https://artist.example/shows)');
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(2);
    expect(await read(newsletter)).toMatchObject({ status: 'sent', recipients: 2, sent: 2, queued: 0 });
  });

  test('is sent once', async () => {
    await makeSubscribers(site.database, ['ada@fans.example']);
    const newsletter = await make();
    const responses = await Promise.all([1, 2, 3].map(() => owner.post(at(newsletter, '/send'), {})));
    expect(responses.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['202', '409', '409']);
    await site.jobs.idle();
    expect(recipients()).toEqual(['ada@fans.example']);
    expect((await owner.put(at(newsletter), draft)).statusCode).toBe(409);
    expect((await owner.delete(at(newsletter, '/send'))).statusCode).toBe(409);
  });

  test('waits for its time, and can be taken back', async () => {
    await makeSubscribers(site.database, ['ada@fans.example']);
    const newsletter = await make();
    const soon = new Date(Date.now() + 60_000).toISOString();
    await send(newsletter, { sendAt: soon });
    expect(await read(newsletter)).toMatchObject({ status: 'scheduled', sendAt: soon });
    expect((await owner.post(at(newsletter, '/send'), {})).statusCode).toBe(409);
    const changed = await owner.put(at(newsletter), { ...draft, subject: 'Later', version: 1 });
    expect(changed.json()).toMatchObject({ subject: 'Later', status: 'scheduled', version: 2 });
    expect((await owner.delete(at(newsletter, '/send'))).json()).toMatchObject({
      status: 'draft',
      sendAt: null,
    });
    await timePasses();
    expect(recipients()).toEqual([]);
    await send(newsletter, { sendAt: soon });
    await timePasses();
    expect(recipients()).toEqual(['ada@fans.example']);
    expect(mailServer.received[0]?.subject).toBe('Later');
  });

  test('does not reach those who leave before their turn', async () => {
    const newsletter = await sendWhileBeaWaits();
    expect(await read(newsletter)).toMatchObject({ status: 'sending', recipients: 2, sent: 1, queued: 1 });
    await site.database
      .updateTable('subscribers')
      .set({ status: 'left' })
      .where('email', '=', 'bea@fans.example')
      .execute();
    await timePasses();
    expect(recipients()).toEqual(['ada@fans.example']);
    expect(await read(newsletter)).toMatchObject({ status: 'sent', recipients: 1, sent: 1, queued: 0 });
  });

  test('ends without those who are deleted before their turn', async () => {
    const newsletter = await sendWhileBeaWaits();
    const [bea] = (await owner.get(`${apiPaths.subscribers}?q=bea`)).json<Subscriber[]>();
    expect((await owner.delete(`${apiPaths.subscribers}/${bea?.id}`)).statusCode).toBe(204);
    expect(await read(newsletter)).toMatchObject({ status: 'sent', recipients: 1, sent: 1, queued: 0 });
    await timePasses();
    expect(recipients()).toEqual(['ada@fans.example']);
  });

  test('stops when it is deleted', async () => {
    const newsletter = await sendWhileBeaWaits();
    expect((await owner.delete(at(newsletter))).statusCode).toBe(204);
    await timePasses();
    expect(recipients()).toEqual(['ada@fans.example']);
    expect((await owner.get(at(newsletter))).statusCode).toBe(404);
  });

  test('does not go to an address again that was refused', async () => {
    await makeSubscribers(site.database, ['ada@fans.example', 'typo@fans.example']);
    mailServer.refuse((address) => (address.startsWith('typo') ? refusal(550, 'No such user') : null));
    const first = await make();
    await send(first);
    expect(await read(first)).toMatchObject({
      status: 'sent',
      recipients: 2,
      sent: 1,
      refused: 1,
      queued: 0,
    });
    mailServer.refuse(() => null);
    const second = await make();
    await send(second);
    expect(await read(second)).toMatchObject({ recipients: 1, sent: 1 });
  });

  /** Her server asks to wait, the first time. */
  async function sendWhileBeaWaits(): Promise<Newsletter> {
    await makeSubscribers(site.database, ['ada@fans.example', 'bea@fans.example']);
    mailServer.refuse((address) => (address.startsWith('bea') ? refusal(451, 'Later') : null));
    const newsletter = await make();
    await send(newsletter);
    mailServer.refuse(() => null);
    return newsletter;
  }

  /** Every time that was waited for is over. */
  async function timePasses(): Promise<void> {
    const past = new Date(Date.now() - 1_000).toISOString();
    await site.database
      .updateTable('newsletters')
      .set({ sendAt: past })
      .where('status', '=', 'scheduled')
      .execute();
    await site.database
      .updateTable('mails')
      .set({ notBefore: past })
      .where('status', '=', 'queued')
      .execute();
    await site.database.updateTable('jobs').set({ notBefore: past }).execute();
    await site.jobs.idle();
  }
});

test('a test mail goes to the owner alone', async () => {
  const newsletter = await make();
  expect((await owner.post(at(newsletter, '/test'))).statusCode).toBe(400);
  await owner.put(`/api/settings/${settingKeys.noticeEmail}`, { value: 'ines@artist.example' });
  for (const times of [1, 2]) {
    expect((await owner.post(at(newsletter, '/test'))).statusCode).toBe(202);
    await site.jobs.idle();
    expect(recipients()).toEqual(Array.from({ length: times }, () => 'ines@artist.example'));
  }
  expect(mailServer.received[0]?.subject).toBe(`Test: ${draft.subject}`);
  expect(await read(newsletter)).toMatchObject({ status: 'draft', sent: 0 });
});

test('what cannot be sent or stored is refused with a sentence', async () => {
  const newsletter = await make();
  const past = new Date(Date.now() - 60_000).toISOString();
  expect((await owner.post(at(newsletter, '/send'), {})).json()).toMatchObject({
    message: 'Nobody is on the mailing list yet, so there is nobody to send this to.',
  });
  expect((await owner.post(at(newsletter, '/send'), { sendAt: past })).json()).toMatchObject({
    fields: { sendAt: expect.any(String) as string },
  });
  expect((await owner.post(apiPaths.newsletters, { ...draft, subject: ' ' })).statusCode).toBe(400);
  const unknown = { ...draft, itemKind: 'release', itemId: 99 };
  for (const path of [apiPaths.newsletters, apiPaths.newsletterPreview])
    expect((await owner.post(path, unknown)).json()).toMatchObject({
      fields: { itemId: expect.any(String) as string },
    });
  expect((await owner.put(at(newsletter), { ...draft, version: 7 })).statusCode).toBe(409);
  expect((await owner.get(`${apiPaths.newsletters}/99`)).statusCode).toBe(404);
});

test('newsletters are listed in parts, the newest first', async () => {
  for (const subject of ['One', 'Two', 'Three']) await make({ subject });
  const first = await owner.get(`${apiPaths.newsletters}?limit=2`);
  expect(first.headers['x-total-count']).toBe('3');
  expect(first.json<Newsletter[]>().map(({ subject }) => subject)).toEqual(['Three', 'Two']);
  const [, next = ''] = /<([^>]+)>/.exec(String(first.headers.link)) ?? [];
  expect((await owner.get(next)).json<Newsletter[]>().map(({ subject }) => subject)).toEqual(['One']);
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an address', '[x](javascript:alert(1))'],
  ['a picture', '<img src=x onerror=alert(1)>'],
  ['deep nesting', `${'>'.repeat(9_000)}${'- '.repeat(5_000)}a`],
  ['ends of elements', '</style></title><svg onload=alert(1)>'],
])('%s in the text is only text in the mail', async (_what, text) => {
  const response = await owner.post(apiPaths.newsletterPreview, { subject: text.slice(0, 60), body: text });
  expect(response.statusCode).toBe(200);
  const { html } = response.json<NewsletterPreview>();
  expect(html).not.toMatch(/<(script|img|svg)|href="javascript:/i);
});

test('a site without a mail server has no newsletters', async () => {
  const silent = await makeSite();
  const itsOwner = await makeOwner(silent);
  expect((await itsOwner.get(apiPaths.newsletters)).statusCode).toBe(404);
  expect((await itsOwner.post(apiPaths.newsletters, draft)).statusCode).toBe(404);
});
