import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createBackground } from '#server/domain/background.ts';
import { fileNotFound } from '#server/errors.ts';

it('warns of work that failed, but not of work on what was deleted meanwhile', async () => {
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line).msg) });
  const background = createBackground(log);
  background.run('Drawing', () => Promise.reject(new Error('no ink')));
  background.run('Painting', () => Promise.reject(fileNotFound()));
  await background.idle();
  await background.attempt('Framing', () => Promise.reject(new Error('no wood')));
  expect(warnings).toEqual(['Drawing did not work', 'Framing did not work']);
});
