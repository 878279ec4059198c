import type { QueryExecutor } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { subscriberStatuses } from '#shared/mail/subscribers.ts';
import { newsletterPaths } from '#shared/primitives/addresses.ts';
import { nextAddress } from '#shared/primitives/lists.ts';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';
import { DAY_MS } from '#server/domain/mail/list/addresses.ts';
import { forgetSubscribers } from '#server/domain/mail/list/forget-subscribers.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const email = 'zoe@fans.example';

async function makeMailSite(environment: Record<string, string> = {}) {
  const mailServer = await startMailServer();
  const site = await makeSite({
    environment: { ...mailServer.environment, SUBSCRIBE_LIMIT_PER_HOUR: '1000', ...environment },
  });
  const visitor = site.visitor();
  const owner = await makeOwner(site);
  const signUp = (address: string) => visitor.post('/api/subscribers', { email: address });
  /** The token of the link in the newest mail. */
  const mailedToken = () =>
    /\/newsletter\/confirm\?token=([\w-]+)/.exec(mailServer.received.at(-1)?.text ?? '')?.[1] ?? '';
  async function join(address: string) {
    await signUp(address);
    await site.jobs.idle();
    const token = mailedToken();
    expect((await visitor.post('/api/subscribers/confirm', { token })).statusCode).toBe(200);
    return token;
  }
  const list = async () => (await owner.get('/api/subscribers')).json<{ id: number; status: string }[]>();
  return { mailServer, site, visitor, owner, signUp, mailedToken, join, list };
}

const rowOf = (site: Site, address: string) =>
  site.database.selectFrom('subscribers').selectAll().where('email', '=', address).executeTakeFirstOrThrow();

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Time passes. */
const change = (site: Site, changes: Record<string, string>) =>
  site.database.updateTable('subscribers').set(changes).execute();

const leave = (site: Site, token: string, options: object = {}) =>
  site.visitor().send({ method: 'POST', url: `/newsletter/unsubscribe?token=${token}`, ...options });

describe('signing up', () => {
  test('an address is on the list once its owner pressed the button of the link', async () => {
    const { mailServer, site, visitor, signUp, mailedToken, list } = await makeMailSite();
    const response = await signUp('Zoe@Fans.example');
    expect([response.statusCode, response.json()]).toEqual([202, { received: true }]);
    await site.jobs.idle();
    expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(await list()).toMatchObject([{ email, status: 'waiting', confirmedAt: null }]);
    const token = mailedToken();
    expect((await visitor.get(`/newsletter/confirm?token=${token}`)).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ status: 'waiting' }]);
    // A second press changes nothing.
    for (let press = 0; press < 2; press += 1)
      expect((await visitor.post('/api/subscribers/confirm', { token })).statusCode).toBe(200);
    expect(await list()).toMatchObject([{ email, status: 'confirmed', confirmedAt: expect.any(String) }]);
    // The database holds no token that would confirm an address.
    expect(JSON.stringify(await rowOf(site, email))).not.toContain(token);
  });

  test('a link that is wrong or too old is refused with the same sentence', async () => {
    const { site, visitor, signUp, mailedToken, list } = await makeMailSite();
    await signUp(email);
    await site.jobs.idle();
    await change(site, { confirmSentAt: daysAgo(7.01) });
    const refused = await visitor.post('/api/subscribers/confirm', { token: mailedToken() });
    const wrong = await visitor.post('/api/subscribers/confirm', { token: 'wrong' });
    expect([refused.statusCode, refused.body]).toEqual([400, wrong.body]);
    expect(await list()).toMatchObject([{ status: 'waiting' }]);
    await change(site, { confirmSentAt: daysAgo(6.99) });
    expect((await visitor.post('/api/subscribers/confirm', { token: mailedToken() })).statusCode).toBe(200);
  });

  test('gets the same answer for every status, and changes none', async () => {
    const { mailServer, site, signUp } = await makeMailSite();
    const answers = new Set<string>();
    const seen: { status: string; mails: number }[] = [];
    await signUp(email);
    await site.jobs.idle();
    for (const status of ['waiting', 'confirmed', 'left', 'bounced'] as const) {
      await change(site, { status });
      const before = mailServer.received.length;
      const { statusCode, body } = await signUp(email);
      answers.add(`${statusCode} ${body}`);
      await site.jobs.idle();
      const row = await rowOf(site, email);
      seen.push({ status: row.status, mails: mailServer.received.length - before });
    }
    const { statusCode, body } = await signUp('new@fans.example');
    expect(answers).toEqual(new Set([`${statusCode} ${body}`]));
    expect(seen).toEqual([
      { status: 'waiting', mails: 1 },
      { status: 'confirmed', mails: 0 },
      { status: 'left', mails: 1 },
      { status: 'bounced', mails: 1 },
    ]);
  });

  test('does the same work for every status, so that its time tells nothing', async () => {
    const { site, owner, signUp } = await makeMailSite();
    await owner.post('/api/subscribers/import', { csv: email, agreed: true });
    const executor = Object.getPrototypeOf(
      Object.getPrototypeOf(site.database.getExecutor()),
    ) as QueryExecutor;
    const queries = vi.spyOn(executor, 'executeQuery');
    onTestFinished(() => queries.mockRestore());
    const workFor = async (address: string) => {
      queries.mockClear();
      await signUp(address);
      return queries.mock.calls.map(([{ sql }]) => sql);
    };
    // The first one also stores the job that sends mail.
    await signUp('first@fans.example');
    const work = await workFor('new@fans.example');
    expect(work.length).toBeGreaterThan(2);
    for (const status of subscriberStatuses) {
      await change(site, { status });
      expect(await workFor(email)).toEqual(work);
    }
  });

  test('a robot that fills in the hidden field is thanked and forgotten', async () => {
    const { visitor, list } = await makeMailSite({ SUBSCRIBE_LIMIT_PER_HOUR: '1' });
    const robot = { email, [HONEYPOT_FIELD]: 'https://spam.example' };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const response = await visitor.post('/api/subscribers', robot);
      expect([response.statusCode, response.json()]).toEqual([202, { received: true }]);
    }
    expect(await list()).toEqual([]);
  });

  test('a visitor may do it so many times an hour', async () => {
    const { signUp } = await makeMailSite({ SUBSCRIBE_LIMIT_PER_HOUR: '2' });
    const codes = [];
    for (const name of ['a', 'b', 'c']) codes.push((await signUp(`${name}@fans.example`)).statusCode);
    expect(codes).toEqual([202, 202, 429]);
  });

  test('an address gets only so many mails an hour, from all visitors together', async () => {
    const { mailServer, site } = await makeMailSite({
      SUBSCRIBE_LIMIT_PER_HOUR: '2',
      TRUST_PROXY: '127.0.0.1',
    });
    for (let n = 1; n <= 4; n += 1) {
      const { statusCode } = await site.visitor().send({
        method: 'POST',
        url: '/api/subscribers',
        headers: { 'x-forwarded-for': `203.0.113.${n}` },
        payload: { email },
      });
      expect(statusCode).toBe(202);
      await site.jobs.idle();
    }
    expect(mailServer.received).toHaveLength(2);
  });

  test('works without scripts', async () => {
    const { site, visitor, mailedToken, list } = await makeMailSite();
    const sendForm = (url: string, fields: Record<string, string>) =>
      visitor.send({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const wrong = await sendForm('/api/subscribers', { email: 'zoe' });
    expect([wrong.statusCode, wrong.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(wrong.body).toContain('Please enter a valid email address');
    const sent = await sendForm('/api/subscribers', { email, [HONEYPOT_FIELD]: '' });
    expect([sent.statusCode, sent.headers.location]).toEqual([303, '/newsletter/thanks']);
    await site.jobs.idle();
    const confirmed = await sendForm('/api/subscribers/confirm', { token: mailedToken() });
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([303, '/newsletter/confirmed']);
    expect(await list()).toMatchObject([{ status: 'confirmed' }]);
  });

  test('without a mail server nobody can sign up, but everybody can leave', async () => {
    const visitor = (await makeSite()).visitor();
    const signUp = await visitor.post('/api/subscribers', { email });
    const leave = await visitor.post(`${newsletterPaths.unsubscribe}?token=x`);
    expect([signUp.statusCode, leave.statusCode]).toEqual([405, 200]);
  });
});

describe('leaving', () => {
  test.each([
    [
      'as mail programs do',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'List-Unsubscribe=One-Click',
    ],
    [
      'as a form with parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['from another site', { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, ''],
  ])('takes one request %s', async (_way, headers, payload) => {
    const { site, join, list } = await makeMailSite();
    const confirmToken = await join(email);
    const { leaveToken } = await rowOf(site, email);
    const page = await site.visitor().get(`/newsletter/unsubscribe?token=${leaveToken}`);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await list()).toMatchObject([{ status: 'confirmed' }]);
    const response = await leave(site, leaveToken, { headers, payload });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('You have left the list');
    expect(await list()).toMatchObject([{ email, status: 'left', leftAt: expect.any(String) }]);
    const unknown = await leave(site, 'unknown', { headers, payload });
    expect([unknown.statusCode, unknown.body]).toEqual([200, response.body]);
    // A link from before does not bring anybody back.
    expect((await site.visitor().post('/api/subscribers/confirm', { token: confirmToken })).statusCode).toBe(
      400,
    );
    // Only the person themselves does, by signing up once more; then the same link leads out again.
    await join(email);
    expect(await list()).toMatchObject([{ status: 'confirmed', leftAt: null }]);
    await leave(site, leaveToken);
    expect(await list()).toMatchObject([{ status: 'left' }]);
  });

  test('the address is deleted after 30 days, and is not imported again', async () => {
    const { site, owner, join, list, signUp } = await makeMailSite();
    await join(email);
    await leave(site, (await rowOf(site, email)).leaveToken);
    await change(site, { leftAt: daysAgo(29), confirmSentAt: daysAgo(40) });
    await forgetSubscribers(site.database);
    expect(await list()).toMatchObject([{ email, status: 'left' }]);
    await change(site, { leftAt: daysAgo(31) });
    await forgetSubscribers(site.database);
    expect(await list()).toMatchObject([{ email: null, status: 'left' }]);
    const report = await owner.post('/api/subscribers/import', { csv: email, agreed: true });
    expect(report.json()).toMatchObject({ lines: [{ line: 1, text: email, outcome: 'left' }] });
    // Until its mail is sent, and while the link works, a new sign-up keeps the address.
    await signUp(email);
    await forgetSubscribers(site.database);
    await site.jobs.idle();
    await forgetSubscribers(site.database);
    expect(await list()).toMatchObject([{ email, status: 'left' }]);
  });

  test('who never confirms is forgotten after 7 days', async () => {
    const { site, signUp, list } = await makeMailSite();
    await signUp(email);
    await site.jobs.idle();
    await change(site, { createdAt: daysAgo(8) });
    await forgetSubscribers(site.database);
    expect(await list()).toHaveLength(1);
    await change(site, { confirmSentAt: daysAgo(8) });
    await forgetSubscribers(site.database);
    expect(await list()).toEqual([]);
    expect(await site.database.selectFrom('mails').selectAll().execute()).toEqual([]);
  });
});

describe('the owner', () => {
  test('is the only one who reads or changes the list', async () => {
    const { site } = await makeMailSite();
    const routes = site.app.routeTable.filter(({ url }) => url.startsWith('/api/subscribers'));
    const refused = await Promise.all(
      routes.map(async ({ method, url }) => {
        const request = { method: method as 'GET', url: url.replace(':id', '1') };
        const { statusCode } = await site.visitor().send(request);
        return statusCode === 401 ? `${method} ${url}` : null;
      }),
    );
    expect(new Set(refused)).toEqual(
      new Set([
        null,
        ...['GET', 'HEAD'].flatMap((method) =>
          ['', '/counts', '.csv'].map((path) => `${method} /api/subscribers${path}`),
        ),
        'POST /api/subscribers/import',
        'DELETE /api/subscribers/:id',
      ]),
    );
  });

  test('imports those who agreed, with a preview and a report line by line', async () => {
    const { site, owner, join, list, signUp } = await makeMailSite();
    await join('left@fans.example');
    await leave(site, (await rowOf(site, 'left@fans.example')).leaveToken);
    await join('known@fans.example');
    await signUp('waiting@fans.example');
    const csv = [
      '\uFEFFName;E-Mail',
      '"Ann\nLee";ann@fans.example',
      ';',
      'Bo;=1+1',
      'Cy;KNOWN@fans.example',
      'Di;left@fans.example',
      'Ed;Ann@fans.example',
      'Flo;waiting@fans.example',
    ].join('\r\n');
    const importing = (more: object) => owner.post('/api/subscribers/import', { csv, ...more });
    const refused = await importing({});
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { agreed: expect.any(String) } },
    ]);
    const preview = (await importing({ preview: true })).json<object>();
    expect(preview).toEqual({
      counts: { added: 2, known: 1, left: 1, bounced: 0, waiting: 0, repeated: 1, invalid: 1 },
      lines: [
        { line: 2, text: 'ann@fans.example', outcome: 'added' },
        { line: 5, text: '=1+1', outcome: 'invalid' },
        { line: 6, text: 'KNOWN@fans.example', outcome: 'known' },
        { line: 7, text: 'left@fans.example', outcome: 'left' },
        { line: 8, text: 'Ann@fans.example', outcome: 'repeated' },
        { line: 9, text: 'waiting@fans.example', outcome: 'added' },
      ],
    });
    expect(await list()).toHaveLength(3);
    expect((await importing({ agreed: true })).json()).toEqual(preview);
    const confirmed = await owner.get('/api/subscribers?status=confirmed&q=A');
    expect(confirmed.json()).toMatchObject([{ email: 'ann@fans.example', status: 'confirmed' }]);
    expect((await owner.get('/api/subscribers/counts')).json()).toEqual({
      waiting: 0,
      confirmed: 3,
      left: 1,
      bounced: 0,
    });
  });

  test('imports the export of another site without those who left it or never confirmed', async () => {
    const first = await makeMailSite();
    await first.owner.post('/api/subscribers/import', {
      csv: '+ann@fans.example\nbo@fans.example',
      agreed: true,
    });
    await leave(first.site, (await rowOf(first.site, 'bo@fans.example')).leaveToken);
    await first.signUp('cy@fans.example');
    const exported = await first.owner.get('/api/subscribers.csv');
    expect(exported.headers['content-disposition']).toBe('attachment; filename="subscribers.csv"');
    // Not a formula for a spreadsheet.
    expect(exported.body).toContain(`"'+ann@fans.example",confirmed,`);
    const second = await makeMailSite();
    const report = await second.owner.post('/api/subscribers/import', { csv: exported.body, agreed: true });
    expect(report.json<{ lines: { outcome: string }[] }>().lines.map(({ outcome }) => outcome)).toEqual([
      'added',
      'left',
      'waiting',
    ]);
    expect(await second.list()).toMatchObject([{ email: '+ann@fans.example', status: 'confirmed' }]);
  });

  test('may import 10,000 lines at once, not more, and reads the list in parts', async () => {
    const { owner } = await makeMailSite();
    const lines = Array.from({ length: 10_000 }, (_, n) => `fan${String(n).padStart(5, '0')}@fans.example`);
    const importing = (csv: string) => owner.post('/api/subscribers/import', { csv, agreed: true });
    expect((await importing(['email', ...lines].join('\n'))).json()).toMatchObject({
      counts: { added: 10_000 },
    });
    const refused = await importing(['email', ...lines, 'more@fans.example'].join('\n'));
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { fields: { csv: expect.any(String) } },
    ]);
    const part = await owner.get('/api/subscribers?limit=2&q=fan000&status=confirmed');
    expect(part.headers['x-total-count']).toBe('100');
    const next = nextAddress(String(part.headers['link']));
    const following = await owner.get(String(next));
    expect(
      [part, following].flatMap((each) => each.json<{ email: string }[]>().map((row) => row.email)),
    ).toEqual(lines.slice(0, 4));
    const exported = await owner.get('/api/subscribers.csv');
    expect(exported.body.trim().split('\r\n')).toHaveLength(10_001);
  });

  test('deletes everything about a person', async () => {
    const { site, owner, join, list } = await makeMailSite();
    await join(email);
    const [person] = await list();
    expect((await owner.delete(`/api/subscribers/${person?.id}`)).statusCode).toBe(204);
    expect((await owner.delete(`/api/subscribers/${person?.id}`)).statusCode).toBe(404);
    for (const table of ['subscribers', 'mails'] as const)
      expect(await site.database.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
