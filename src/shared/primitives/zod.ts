import { z } from 'zod';
import { serverText } from '#shared/language/text.ts';

const isInBrowser = 'document' in globalThis;

z.config({
  // In a browser, zod's probe for `eval` violates our content security policy.
  jitless: isInBrowser,
  // For the body of a request that is missing, an array or a primitive.
  customError: ({ expected }) =>
    expected === 'object' && !isInBrowser ? serverText().errors.notAnObject : undefined,
});

export { z };
