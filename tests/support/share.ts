import { afterAll, beforeAll, onTestFinished } from 'vitest';

type End = () => unknown;

let endsOfShared: End[] | null = null;

/** Has this done when the test ends, or the last one of those that share what is being made. */
export function whenOver(end: End): void {
  if (endsOfShared) endsOfShared.push(end);
  else onTestFinished(async () => void (await end()));
}

/**
 * Makes something once for all tests of a file, or of a group of it: for those that only read, or are refused, so that
 * none sees what another has done.
 */
export function share<Made>(make: () => Promise<Made>): () => Made {
  const ends: End[] = [];
  let made: { it: Made } | undefined;
  beforeAll(async () => {
    endsOfShared = ends;
    try {
      made = { it: await make() };
    } finally {
      endsOfShared = null;
    }
  });
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return () => {
    if (!made)
      throw new Error('What is shared is made before the first test, not while the tests are listed');
    return made.it;
  };
}
