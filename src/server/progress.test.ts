import { expect, it } from 'vitest';
import { createProgress } from '#server/progress.ts';

function listen(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  return { written, progress: createProgress({ isTTY, write }) };
}

it('draws one line again and again in a terminal, and ends it when the step is done', () => {
  const { written, progress } = listen(true);
  progress('Rows', 1, 2);
  progress('Rows', 2, 2);
  expect(written).toEqual([
    `\r\u001b[KRows     ${'█'.repeat(15)}${'░'.repeat(15)} 1 of 2`,
    `\r\u001b[KRows     ${'█'.repeat(30)} 2 of 2\n`,
  ]);
});

it('writes a line for each tenth elsewhere', () => {
  const { written, progress } = listen(false);
  for (let done = 1; done <= 1_000; done += 1) progress('Files', done, 1_000);
  expect(written).toHaveLength(10);
  expect(written.at(-1)).toBe('Files: 1000 of 1000\n');
  progress('Files', 1, 2);
  expect(written.at(-1)).toBe('Files: 1 of 2\n');
});
