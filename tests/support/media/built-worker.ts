import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    workers: string;
  }
}

/** A built worker: it starts several times faster than its sources, and many tests start it. */
export function builtWorker(
  name: 'media-worker' | 'file-worker' | 'conversion-worker' = 'media-worker',
): string {
  return join(inject('workers'), `${name}.js`);
}
