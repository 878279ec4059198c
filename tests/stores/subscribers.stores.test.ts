import { expect, test } from 'vitest';
import type { Subscriber } from '#shared/mail/subscribers.schema.ts';
import { subscriberStatuses } from '#shared/mail/subscribers.ts';
import { forgetSubscribers } from '#server/domain/mail/list/forget-subscribers.ts';
import { readToEnd } from '#tests/support/content/lists.ts';
import { startMailServer } from '#tests/support/mail/mail-server.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

async function makeMailSite() {
  const { environment } = await startMailServer();
  const site = await makeSite({ environment: { ...environment, SUBSCRIBE_LIMIT_PER_HOUR: '1000' } });
  return { site, owner: await makeOwner(site) };
}

test('20 sign-ups of one address at once make one row and one mail', async () => {
  const { site, owner } = await makeMailSite();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      site.visitor().post('/api/subscribers', { email: n % 2 ? 'zoe@fans.example' : 'ZOE@fans.example' }),
    ),
  );
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  expect((await owner.get('/api/subscribers')).json()).toMatchObject([{ email: 'zoe@fans.example' }]);
  expect(await site.database.selectFrom('mails').selectAll().execute()).toHaveLength(1);
});

test('the list is read in parts, whole, by status, and by the beginning of the address', async () => {
  const { site, owner } = await makeMailSite();
  const names = ['ann', 'anna', 'bo', 'zoë', '用户'];
  const csv = names.map((name) => `${name}@fans.example`).join('\n');
  expect((await owner.post('/api/subscribers/import', { csv, agreed: true })).json()).toMatchObject({
    counts: { added: 5 },
  });
  await site.database
    .updateTable('subscribers')
    .set({ status: 'left' })
    .where('email', 'like', 'ann%')
    .execute();
  const found = async (query: string) =>
    (await readToEnd<Subscriber>(owner, `/api/subscribers?limit=1${query}`)).map(
      ({ email }) => email?.split('@')[0],
    );
  expect(await found('')).toEqual(names.toReversed());
  expect(await found('&status=left')).toEqual(['anna', 'ann']);
  expect(await found('&q=AN')).toEqual(['ann', 'anna']);
  expect(await found('&q=b&status=left')).toEqual([]);
  expect(await found('&q=zo%C3%AB')).toEqual(['zoë']);
  expect((await owner.get('/api/subscribers?q=a%00')).statusCode).toBe(200);
  expect((await owner.get('/api/subscribers/counts')).json()).toEqual(
    Object.fromEntries(
      subscriberStatuses.map((status) => [status, { confirmed: 3, left: 2 }[status as string] ?? 0]),
    ),
  );
  const csvLines = (await owner.get('/api/subscribers.csv')).body.trim().split('\r\n');
  expect(csvLines).toHaveLength(6);
});

test('addresses are forgotten once nothing waits for them', async () => {
  const { site, owner } = await makeMailSite();
  const csv = 'left@fans.example\nagain@fans.example\nwaiting@fans.example';
  await owner.post('/api/subscribers/import', { csv, agreed: true });
  const longAgo = { leftAt: '2001-01-01T00:00:00.000Z', createdAt: '2001-01-01T00:00:00.000Z' };
  await site.database
    .updateTable('subscribers')
    .set({ ...longAgo, status: 'left' })
    .execute();
  await site.database
    .updateTable('subscribers')
    .set({ status: 'waiting' })
    .where('email', '=', 'waiting@fans.example')
    .execute();
  await site.visitor().post('/api/subscribers', { email: 'again@fans.example' });
  await forgetSubscribers(site.database);
  expect((await readToEnd<Subscriber>(owner, '/api/subscribers')).map(({ email }) => email)).toEqual([
    'again@fans.example',
    null,
  ]);
});
