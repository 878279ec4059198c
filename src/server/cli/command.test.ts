import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { explain } from '#server/cli/command.ts';
import { ConfigError } from '#server/config.ts';
import { unavailable } from '#server/errors.ts';

class Refused extends Error {}

it('explains a problem that the user can fix in one sentence, and shows the stack of any other', async () => {
  const missing: unknown = await readFile('/nowhere/at/all').catch((error: unknown) => error);
  expect(explain(missing)).toBe('/nowhere/at/all: there is no such folder');
  expect(explain(unavailable(missing))).toBe('/nowhere/at/all: there is no such folder');
  expect(explain(AbortSignal.abort().reason)).toBe('it was stopped');
  expect(explain(new Refused('it is there already'), Refused)).toBe('it is there already');
  expect(explain(new ConfigError('PORT must be a number'))).toBe('PORT must be a number');
  expect(explain(new Error('a bug'))).toMatch(/^Error: a bug\n {4}at /);
});
