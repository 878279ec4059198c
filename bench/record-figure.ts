import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { figure } from '#tests/support/figures.ts';

const FILE = 'test-results/figures/bench.txt';

/** Replaces the figure of the last run; scripts/write-reliability.ts reads it. */
export function recordFigure(caseName: string, text: string): void {
  mkdirSync(dirname(FILE), { recursive: true });
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
  const others = lines.filter((line) => !line.startsWith(`${caseName} `));
  writeFileSync(FILE, others.map((line) => `${line}\n`).join(''));
  figure(caseName, text, FILE);
}
