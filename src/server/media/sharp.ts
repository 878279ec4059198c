import { createRequire } from 'node:module';
import type Library from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';

const require = createRequire(import.meta.url);
let library: typeof Library | undefined;

/** Always use this instead of importing sharp: it restricts the decoders first. Without input, the options define the picture. */
export function sharp(input: string | Buffer | null, options: SharpOptions): Sharp {
  // Loaded with the first picture, as it would take a fifth of every start. Unlike import(), require retries after a failure.
  library ??= makeSafe(require('sharp') as typeof Library);
  return input === null ? library(options) : library(input, options);
}

function makeSafe(loaded: typeof Library): typeof Library {
  // Every file is read once, so a cache would only use memory.
  loaded.cache(false);
  // More threads would use more memory, and the cores that requests need.
  loaded.concurrency(1);
  // No other loaders (SVG, PDF, …), whatever the bytes look like.
  loaded.block({ operation: ['VipsForeignLoad'] });
  loaded.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
    ],
  });
  return loaded;
}
