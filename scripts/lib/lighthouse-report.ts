import type { Visit } from '#scripts/lib/lighthouse-visit.ts';

export const scoreOf = ({ categories }: Visit): number =>
  Math.round((categories['performance']?.score ?? 0) * 100);

const secondsOf =
  (audit: string) =>
  ({ audits }: Visit): number =>
    Number(((audits[audit]?.numericValue ?? Number.NaN) / 1_000).toFixed(1));

const roundedOf =
  (audit: string, unit = 1) =>
  ({ audits }: Visit): number =>
    Math.round((audits[audit]?.numericValue ?? Number.NaN) / unit);

const columns: [name: string, of: (visit: Visit) => number][] = [
  ['score', scoreOf],
  ['first paint, s', secondsOf('first-contentful-paint')],
  ['largest paint, s', secondsOf('largest-contentful-paint')],
  ['interactive, s', secondsOf('interactive')],
  ['blocking time, ms', roundedOf('total-blocking-time')],
  [
    'layout shift',
    ({ audits }) => Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
  ],
  ['KiB', roundedOf('total-byte-weight', 1_024)],
];

export const tableHead = [
  `| page | server | ${columns.map(([name]) => name).join(' | ')} |`,
  `|---|---|${columns.map(() => '---|').join('')}`,
].join('\n');

/** Each figure is a median of its own, with the smallest and the largest where they differ. */
export function tableRow(page: string, server: string, visits: Visit[]): string {
  const cells = columns.map(([, of]) => {
    const values = visits.map(of).toSorted((one, other) => one - other);
    const [least, most] = [values[0], values.at(-1)];
    const median = String(values[values.length >> 1]);
    return least === most ? median : `${median} (${least}–${most})`;
  });
  return `| ${page} | ${server} | ${cells.join(' | ')} |`;
}

/** Prints the scores of a visit and every audit that failed. */
export function report({ categories, audits }: Visit): void {
  for (const { title, score } of Object.values(categories))
    console.log(`${title.padEnd(26)} ${Math.round((score ?? 0) * 100)}`);
  const scored = new Set(Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)));
  const failed = Object.values(audits).filter(
    ({ id, score, scoreDisplayMode }) =>
      scored.has(id) && score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
  );
  for (const { id, title, displayValue } of failed) console.log(`! ${id}: ${title} ${displayValue ?? ''}`);
}
