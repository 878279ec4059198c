import { keyOfSum } from '#server/domain/statistics/tally.ts';
import type { Site } from '#tests/support/site.ts';

export const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
export const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The sums of all days, by measure and subject, after what was counted so far is stored. */
export async function countedOn({ statistics, database }: Site): Promise<Record<string, number>> {
  await statistics.flush();
  const rows = await database.selectFrom('statistics').selectAll().where('span', '=', 'day').execute();
  return Object.fromEntries(rows.map((row) => [keyOfSum(row.measure, row.subject), row.amount]));
}
