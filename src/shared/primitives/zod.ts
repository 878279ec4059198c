import { z } from 'zod';
import { serverText } from '#shared/language/text.ts';

z.config({
  // In a browser, zod's probe for `eval` violates our content security policy.
  jitless: 'document' in globalThis,
  // For a body that is missing, an array or a primitive.
  customError: (issue) => (issue.expected === 'object' ? serverText().errors.notAnObject : undefined),
});

export { z };
