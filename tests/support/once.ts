import { describe, test } from 'vitest';
import { isAtScale } from '#tests/support/stores.ts';

/** For what no store could make fail, beside tests that one could: not run again at scale. The rule stands in `vitest.config.ts`. */
export const testOnce = test.skipIf(isAtScale);

export const describeOnce = describe.skipIf(isAtScale);
