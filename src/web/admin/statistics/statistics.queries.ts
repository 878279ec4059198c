import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { statisticsAddress } from '#shared/statistics/ranges.ts';
import type { Statistics, StatisticsQuery } from '#shared/statistics/statistics.schema.ts';

/** What was shown stays until the numbers of another range have loaded. */
export const statisticsQuery = (query: StatisticsQuery) =>
  queryOptions<Statistics>({
    queryKey: [statisticsAddress(query)],
    placeholderData: keepPreviousData,
  });
