import { z } from 'zod';

z.config({
  // In a browser, zod asking whether it may compile its checks counts as a breach of our content security policy.
  jitless: 'document' in globalThis,
  // The one refusal that belongs to no field: a body that is missing, a list or a bare value.
  customError: (issue) => (issue.expected === 'object' ? 'The request must be a JSON object' : undefined),
});

export { z };
