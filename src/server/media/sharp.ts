import { createRequire } from 'node:module';
import type Library from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';

const require = createRequire(import.meta.url);
let library: typeof Library | undefined;

/** The one way to the picture library: made safe before anything is read with it. Without input, the options say what is drawn. */
export function sharp(input: string | Buffer | null, options: SharpOptions): Sharp {
  // With the first picture: it would take a fifth of every start. Unlike import(), this tries again after a failure.
  library ??= makeSafe(require('sharp') as typeof Library);
  return input === null ? library(options) : library(input, options);
}

function makeSafe(loaded: typeof Library): typeof Library {
  // Every file is read once under a random name, so a cache would only hold memory.
  loaded.cache(false);
  // Each further thread would hold lines of its own, and take a core from the visitors.
  loaded.concurrency(1);
  // libvips must never be talked into its other readers (SVG, PDF, …), whatever the bytes look like.
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
