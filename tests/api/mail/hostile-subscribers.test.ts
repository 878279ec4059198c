import { expect, test } from 'vitest';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Addresses, tokens, lists and whole bodies that nobody sends by mistake. */
const valueLists: unknown[][] = [
  [undefined, null, true, 0, -1, 2 ** 63, {}, [], ['a@b.co'], { length: 3 }, { toString: 'x' }],
  ['', ' ', '@', 'a', 'a@', '@b.co', 'a@b', 'a@b.c', 'a@@b.co', 'a b@c.co', '.a@b.co', 'a..b@c.co'],
  ['a@b.co\r\nBcc: victim@b.co', 'a@b.co\nBcc: v@b.co', 'a@b.co%0d%0aBcc:v@b.co', 'a@b.co\u2028Bcc: v@b.co'],
  ['a@b.co,c@d.co', 'a@b.co;c@d.co', 'Ada <a@b.co>', '"a b"@c.co', 'a@b.co?bcc=v@b.co', 'a@[127.0.0.1]'],
  ['a\0@b.co', '\0', '\u202Ea@b.co', 'a@b.co\u202E', '\uD800@b.co', '👋@b.co', '\uFEFFa@b.co', 'İ@b.co'],
  ['__proto__', 'constructor', 'toString', '__proto__@b.co', "' or 1=1;--", '${7*7}', '../../etc/passwd'],
  ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '=cmd|calc!A1', '+1@b.co', '-1@b.co'],
  ['a'.repeat(10_000), `${'a'.repeat(250)}@b.co`, '"'.repeat(5_000), ','.repeat(5_000), '\n'.repeat(5_000)],
  [
    '"a@b.co',
    'email\n"a@b.co\n',
    'email,email\na@b.co,c@d.co',
    '\uFEFFemail\r\na@b.co',
    `${'a,'.repeat(999)}a@b.co`,
  ],
];
const values = valueLists.flat();

const bodies = [
  '',
  '{',
  'null',
  '"a@b.co"',
  '[{"email":"a@b.co"}]',
  '{"__proto__":{"email":"a@b.co"}}',
  '{"constructor":{"prototype":{"email":"a@b.co"}}}',
  '{"email":"a@b.co","email":["b"]}',
  deep(10_000),
  `{"email":${deep(5_000)}}`,
];

test('no hostile input breaks the mailing list, injects a header or tells who is on it', async () => {
  const mailServer = await startMailServer();
  const site = await makeSite({
    environment: { ...mailServer.environment, SUBSCRIBE_LIMIT_PER_HOUR: '100000' },
  });
  const owner = await makeOwner(site);
  await owner.post('/api/subscribers/import', { csv: 'known@fans.example', agreed: true });
  const [known] = await site.database.selectFrom('subscribers').selectAll().execute();
  let sent = 0;
  const send = async (url: string, payload?: string, type = 'application/json') => {
    sent += 1;
    const headers = payload === undefined ? {} : { 'content-type': type };
    const response = await owner.send({
      method: 'POST',
      url,
      headers,
      ...(payload !== undefined && { payload }),
    });
    expect(response.statusCode).toBeLessThan(500);
    return response;
  };
  const urls = ['/api/subscribers', '/api/subscribers/confirm', '/api/subscribers/import'];
  for (const value of values) {
    const fields = { email: value, token: value, csv: value, agreed: true, website: '' };
    for (const url of urls) await send(url, JSON.stringify(fields));
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    const token = encodeURIComponent(text.toWellFormed());
    await send(
      '/api/subscribers',
      new URLSearchParams({ email: text }).toString(),
      'application/x-www-form-urlencoded',
    );
    expect((await send(`/newsletter/unsubscribe?token=${token}`)).statusCode).toBe(200);
    expect(
      (await send('/newsletter/unsubscribe?token=a&token=b', text, 'multipart/form-data')).statusCode,
    ).toBe(200);
    const page = await owner.get(`/newsletter/confirm?token=${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/alert\(1\)|onerror/);
    expect((await owner.get(`/api/subscribers?q=${token}`)).statusCode).toBeLessThan(500);
  }
  for (const body of bodies) {
    for (const url of urls) expect((await send(url, body)).statusCode).toBeGreaterThanOrEqual(400);
    await send('/api/subscribers', body, 'text/plain');
  }
  expect(sent).toBeGreaterThan(200);

  const answers = await Promise.all(
    ['known@fans.example', 'nobody@fans.example'].map((email) =>
      send('/api/subscribers', JSON.stringify({ email })),
    ),
  );
  const facts = answers.map(({ statusCode, headers, body }) => ({
    statusCode,
    headers: { ...headers, date: '' },
    body,
  }));
  expect(facts[0]).toEqual(facts[1]);
  expect(
    await site.database
      .selectFrom('subscribers')
      .selectAll()
      .where('id', '=', known?.id ?? 0)
      .execute(),
  ).toEqual([known]);

  await site.jobs.idle();
  expect(mailServer.received.length).toBeGreaterThan(0);
  for (const { recipients, headers } of mailServer.received) {
    expect(recipients).toHaveLength(1);
    expect(headers.has('bcc')).toBe(false);
  }
  expect(mailServer.received.flatMap(({ recipients }) => recipients)).not.toContain('victim@b.co');
});
