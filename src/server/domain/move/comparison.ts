/** How much there is, and a hash over all of it in order. */
export type Summary = { count: number; hash: string };

/** The same thing as it is in both places. */
export type Comparison = { name: string; source: Summary; target: Summary };

export function isSame({ source, target }: Comparison): boolean {
  return source.count === target.count && source.hash === target.hash;
}
