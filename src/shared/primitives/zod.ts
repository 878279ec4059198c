import { z } from 'zod';

z.config({
  // In a browser, zod's probe for `eval` violates our content security policy.
  jitless: 'document' in globalThis,
  // For a body that is missing, an array or a primitive.
  customError: (issue) => (issue.expected === 'object' ? 'The request must be a JSON object' : undefined),
});

export { z };
