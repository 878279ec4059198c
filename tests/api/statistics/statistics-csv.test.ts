import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { statisticsCsvPath } from '#shared/primitives/addresses.ts';
import { count } from '#tests/support/count.ts';
import { insertTrack } from '#tests/support/factories.ts';
import { makeOwner, makeSite } from '#tests/support/site.ts';

test('the file for spreadsheets has a row for each day and each entry of a list, and no formula', async () => {
  const site = await makeSite();
  const owner = await makeOwner(site);
  const { id } = await insertTrack(site, { title: '=HYPERLINK("https://evil.example"), "Åse"' });
  await count(site, '2024-03-05', {
    visits: { '/': 3 },
    referrers: { 'z.example': 2 },
    trackPlays: { [id]: 4 },
    trackHeard: { [id]: 200 },
    trackReports: { [id]: 4 },
    trackDownloads: { [id]: 1 },
  });
  const response = await owner.get(`${statisticsCsvPath}?from=2024-03-04&to=2024-03-05`);
  expect(response.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="statistics-2024-03-04-2024-03-05.csv"',
  });
  const { data, errors } = Papa.parse<Record<string, string>>(response.body, {
    header: true,
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  expect(data).toMatchObject([
    { list: 'days', day: '2024-03-04', visits: '0', plays: '0' },
    { list: 'days', day: '2024-03-05', visits: '3', plays: '4', downloads: '1' },
    { list: 'pages', name: '', path: '/', visits: '3', plays: '' },
    {
      list: 'songs',
      name: `'=HYPERLINK("https://evil.example"), "Åse"`,
      plays: '4',
      downloads: '1',
      heard_percent: '50',
    },
    { list: 'referrers', name: 'z.example', visits: '2' },
  ]);
});

test.each([
  ['no range', ''],
  ['no end', '?from=2024-03-05'],
  ['the end first', '?from=2024-03-05&to=2024-03-04'],
  ['a day that is none', '?from=2023-02-29&to=2023-03-01'],
  ['another way of writing', '?from=5.3.2024&to=6.3.2024'],
  ['the last year', '?from=9999-12-31&to=9999-12-31'],
  ['the first year', '?from=0000-01-01&to=0000-01-01'],
  ['more than 25 months', '?from=2020-01-01&to=2024-01-01'],
])('%s is refused', async (_what, range) => {
  const owner = await makeOwner(await makeSite());
  for (const path of ['/api/statistics', statisticsCsvPath])
    expect((await owner.get(path + range)).statusCode).toBe(400);
});
