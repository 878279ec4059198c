import type { StatisticsTotals } from '#shared/statistics/statistics.schema.ts';

export type Measure = keyof StatisticsTotals;

/** In the order on screen. */
export const measures: Measure[] = ['visits', 'visitors', 'plays', 'downloads', 'messages', 'subscribers'];
