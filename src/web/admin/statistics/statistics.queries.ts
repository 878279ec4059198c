import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { Statistics, StatisticsRange } from '#shared/statistics/statistics.schema.ts';

export const rangeQuery = (range: StatisticsRange) => `?${new URLSearchParams(range).toString()}`;

/** What was shown stays until the numbers of another range have loaded. */
export const statisticsQuery = (range: StatisticsRange) =>
  queryOptions<Statistics>({
    queryKey: [apiPaths.statistics + rangeQuery(range)],
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  });
