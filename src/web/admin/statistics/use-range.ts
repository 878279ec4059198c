import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { StatisticsRange } from '#shared/statistics/statistics.schema.ts';
import { dayHere, periods, rangeOf, type Period } from '#web/admin/statistics/periods.ts';

const DEFAULT: Period = 'month';
const names = Object.keys(periods) as Period[];

/** The chosen days, in the query string so that reload and Back keep them. */
export function useRange() {
  const [today, setToday] = useState(dayHere);
  const [params, setParams] = useSearchParams();
  const { from, to, period: name, ...others } = Object.fromEntries(params);
  const period: Period | 'own' = from && to ? 'own' : (names.find((each) => each === name) ?? DEFAULT);
  const range = from && to ? { from, to } : rangeOf(period === 'own' ? DEFAULT : period, today);
  return {
    range,
    period,
    today,
    setToday,
    choosePeriod: (chosen: Period) => setParams({ ...others, period: chosen }),
    chooseRange: (chosen: StatisticsRange) => setParams({ ...others, ...chosen }),
  };
}
