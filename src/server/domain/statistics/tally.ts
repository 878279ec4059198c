import type { Measure } from '#shared/statistics/statistics.ts';

/** What has been counted on a day and is not stored yet. */
export type Tally = {
  sums: Sums;
  /** Hashes of visitors: of pages under '', of a feed under its path. */
  visitors: Map<string, Set<string>>;
  /** By video and visitor. */
  views: Map<string, Views>;
};

/** By measure and subject. */
export type Sums = Map<string, { measure: Measure; subject: string; amount: number }>;

export type Views = { videoId: number; visitor: string; views: number; reports: number };

export const emptyTally = (): Tally => ({ sums: new Map(), visitors: new Map(), views: new Map() });

export const keyOfSum = (measure: Measure, subject: string | number) => `${measure} ${subject}`;
export const keyOfViews = (videoId: number, visitor: string) => `${videoId} ${visitor}`;

export function addSum(sums: Sums, measure: Measure, subject: string | number, amount = 1): void {
  const key = keyOfSum(measure, subject);
  const before = sums.get(key)?.amount ?? 0;
  sums.set(key, { measure, subject: String(subject), amount: before + amount });
}

export function addVisitor({ visitors }: Tally, subject: string, visitor: string): void {
  const known = visitors.get(subject);
  if (known) known.add(visitor);
  else visitors.set(subject, new Set([visitor]));
}

export function addViews({ views }: Tally, added: Views): void {
  const key = keyOfViews(added.videoId, added.visitor);
  const before = views.get(key);
  views.set(key, {
    ...added,
    views: added.views + (before?.views ?? 0),
    reports: added.reports + (before?.reports ?? 0),
  });
}

export function addTally(to: Tally, from: Tally): void {
  for (const { measure, subject, amount } of from.sums.values()) addSum(to.sums, measure, subject, amount);
  for (const [subject, visitors] of from.visitors)
    for (const visitor of visitors) addVisitor(to, subject, visitor);
  for (const views of from.views.values()) addViews(to, views);
}

/** How many rows it takes. */
export function sizeOf({ sums, visitors, views }: Tally): number {
  return [...visitors.values()].reduce((size, { size: more }) => size + more, sums.size + views.size);
}
