import { expect, test } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const visit = async (site: Site) =>
  expect(
    (
      await site.visitor().send({
        method: 'POST',
        url: apiPaths.visits,
        headers: { 'user-agent': browser },
        payload: { path: '/' },
      })
    ).statusCode,
  ).toBe(204);

const visitorsOf = (site: Site) =>
  site.database
    .selectFrom('statistics')
    .select('amount')
    .where('measure', '=', 'visitors')
    .where('span', '=', 'day')
    .execute();

test('everything that was counted is deleted, stored or not, and counting goes on', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  await visit(site);
  await site.statistics.flush();
  expect(await visitorsOf(site)).toEqual([{ amount: 1 }]);
  await visit(site);

  expect((await owner.delete(apiPaths.statistics)).statusCode).toBe(204);
  await site.statistics.flush();
  for (const table of ['statistics', 'statisticsVisitors', 'statisticsViews'] as const)
    expect(await site.database.selectFrom(table).selectAll().execute()).toEqual([]);

  await visit(site);
  await site.statistics.flush();
  expect(await visitorsOf(site)).toEqual([{ amount: 1 }]);
});
