import { expect, test } from 'vitest';
import { insertMessage } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

test('the dashboard comes complete for the owner, and for nobody else', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await insertMessage(site);
  const read = async (visitor: typeof owner) => {
    const { statusCode, headers, body } = await visitor.send({
      url: '/admin?tab=messages',
      headers: { accept: 'text/html' },
    });
    return {
      statusCode,
      caching: headers['cache-control'],
      hasHeading: body.includes('Admin Dashboard</h1>'),
      hasSteps: body.includes('First steps'),
      hasUnread: body.includes('unread'),
      hasUser: body.includes('"username"'),
    };
  };
  const complete = {
    statusCode: 200,
    caching: 'private, no-store',
    hasHeading: true,
    hasSteps: true,
    hasUnread: true,
    hasUser: true,
  };
  const empty = {
    statusCode: 200,
    caching: 'private, no-cache',
    hasHeading: false,
    hasSteps: false,
    hasUnread: false,
    hasUser: false,
  };
  expect(await read(site.visitor())).toEqual(empty);
  expect(await read(owner)).toEqual(complete);
  expect(await read(owner)).toEqual(complete);
  expect(await read(site.visitor()), 'after the owner').toEqual(empty);

  const { cookies } = owner;
  const sameCookies = new Map(cookies);
  await owner.post('/api/logout', {});
  for (const [name, value] of sameCookies) cookies.set(name, value);
  expect(await read(owner), 'with the cookies of an ended session').toEqual(empty);
});
