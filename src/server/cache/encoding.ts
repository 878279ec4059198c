import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** The shortest encoding that the client accepts. */
export function preferredEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = String(accepted ?? '')
    .split(',')
    .map((offer) => offer.trim())
    .filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer))
    .map((offer) => offer.split(';')[0]);
  if (offers.includes('br')) return 'br';
  return offers.includes('gzip') ? 'gzip' : 'identity';
}

/** Fast enough for what is made again after each change. */
const BROTLI_QUALITY = 5;

export const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  identity: (content) => Promise.resolve(content),
  gzip: (content) => promisify(gzip)(content),
  br: (content) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
};
