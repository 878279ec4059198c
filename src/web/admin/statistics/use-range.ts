import { useSearchParams } from 'wouter';
import { chosenStatistics } from '#shared/statistics/ranges.ts';
import type { StatisticsQuery } from '#shared/statistics/statistics.schema.ts';

/** The chosen days, in the query string so that reload and Back keep them. */
export function useRange() {
  const [params, setParams] = useSearchParams();
  const { from: _from, to: _to, period: _period, ...others } = Object.fromEntries(params);
  const choose = (query: StatisticsQuery) => setParams({ ...others, ...query });
  return [chosenStatistics(params), choose] as const;
}
