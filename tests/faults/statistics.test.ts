import { expect, test, vi } from 'vitest';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { freshFolder, readDatabase, startOwnedSite } from '#tests/support/fault-site.ts';
import { isLong } from '#tests/support/figures.ts';
import { CHROME } from '#tests/support/statistics.ts';

const KILLS = isLong ? 10 : 2;
const VISITS_AT_LEAST = 40;

const sumsOf = (dataDir: string, span: 'day' | 'month') =>
  readDatabase(dataDir, (database) => {
    const rows = database
      .prepare('select measure, sum(amount) as amount from statistics where span = ? group by measure')
      .all(span) as { measure: string; amount: number }[];
    return Object.fromEntries(rows.map(({ measure, amount }) => [measure, amount]));
  });

const visitsIn = (dataDir: string) => sumsOf(dataDir, 'day')['visits'] ?? 0;

/** Visits without a pause, each by another visitor, until the site is gone, and counts those that were answered. */
async function visitUntilCut(url: string, answered: { count: number }): Promise<void> {
  for (let number = 0; ; number += 1) {
    const { status } = await fetch(`${url}${apiPaths.visits}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': CHROME,
        'x-forwarded-for': `198.51.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ path: '/', timezone: 'Europe/Oslo', referrer: 'https://blog.example/' }),
    });
    if (status === 204) answered.count += 1;
  }
}

test('a power cut loses the counts of the last seconds, and leaves no half of them', async () => {
  const dataDir = await freshFolder();
  for (let round = 1; round <= KILLS; round += 1) {
    const site = await startOwnedSite({ dataDir });
    const before = visitsIn(dataDir);
    const answered = { count: 0 };
    const visiting = visitUntilCut(site.url, answered).catch(() => undefined);
    await vi.waitFor(() => expect(visitsIn(dataDir)).toBeGreaterThan(before), { timeout: 30_000 });
    // Some that are not stored yet.
    const storedAt = answered.count;
    await vi.waitFor(() => expect(answered.count).toBeGreaterThan(storedAt + VISITS_AT_LEAST), {
      timeout: 30_000,
      interval: 1,
    });
    const stored = visitsIn(dataDir);
    await site.kill();
    await visiting;

    const sums = sumsOf(dataDir, 'day');
    const visits = sums['visits'] ?? 0;
    expect(visits).toBeGreaterThanOrEqual(stored);
    expect(visits - before).toBeLessThanOrEqual(answered.count);
    expect(sums).toMatchObject({ devices: visits, countries: visits, referrers: visits });
    expect(sumsOf(dataDir, 'month')).toEqual(sums);
  }
});
