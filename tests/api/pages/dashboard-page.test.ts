import { expect, test } from 'vitest';
import { insertMessage } from '#tests/support/factories.ts';
import { withoutSentences } from '#tests/support/html.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

test('the dashboard comes complete for the owner, and for nobody else', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await insertMessage(site);
  const read = async (visitor: typeof owner) => {
    const { statusCode, headers, body } = await visitor.send({
      url: '/admin?tab=messages&page=2',
      headers: { accept: 'text/html' },
    });
    const shown = withoutSentences(body);
    return {
      statusCode,
      caching: headers['cache-control'],
      needsScript: shown.includes('The dashboard needs JavaScript.'),
      hasHeading: shown.includes('Admin Dashboard</h1>'),
      hasSteps: shown.includes('First steps'),
      hasUnread: shown.includes('unread'),
      hasUser: shown.includes('"username"'),
    };
  };
  const complete = {
    statusCode: 200,
    caching: 'private, no-store',
    needsScript: true,
    hasHeading: true,
    hasSteps: true,
    hasUnread: true,
    hasUser: true,
  };
  const empty = {
    statusCode: 200,
    caching: 'private, no-cache',
    needsScript: true,
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
