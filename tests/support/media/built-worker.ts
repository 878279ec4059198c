import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    mediaWorker: string;
  }
}

/** The built media worker: it starts several times faster than its sources, and many tests start it. */
export function builtWorker(): string {
  return inject('mediaWorker');
}
