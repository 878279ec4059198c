export type Encoding = 'identity' | 'gzip' | 'br';

/** The shortest form that the browser says it can read. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}
