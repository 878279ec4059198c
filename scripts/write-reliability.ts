import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fixedFaults, sections, type ReliabilityCase } from '#scripts/lib/reliability-cases.ts';

/**
 * Writes docs/reliability.md from the figures that the tests and benchmarks print. Run these first:
 * npm test, npm run test:slow, npx tsx bench/upload-memory.ts, npx tsx bench/growth.ts.
 */

const TARGET = 'docs/reliability.md';

/** The later ones run longer, so their figures replace those of the earlier ones. */
const files = ['quick.txt', 'long.txt', 'bench.txt'].map((name) => join('test-results/figures', name));

const figures = new Map<string, string[]>();
for (const file of files) for (const [name, lines] of readFigures(file)) figures.set(name, lines);

const known = new Set(sections.flatMap(({ cases }) => cases.flatMap(({ name }) => name.split(', '))));
const unknown = [...figures.keys()].filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`No row of ${TARGET} is about ${unknown.join(', ')}`);

const document = [
  '# What the site survives',
  '',
  'Each case is a test over the real program: it is killed, its disk is filled, its connections are cut, and it is attacked. `npm test` runs a short form of each, `npm run test:slow` all of it. Every case ends with a check that each row has its file, each file its row, that nothing is half stored, and that `/healthz` responds with 200.',
  '',
  `Measured on ${today()} on ${cpus().length} cores (${cpus()[0]?.model ?? process.arch}), Node ${process.version.slice(1)}. \`npx tsx scripts/write-reliability.ts\` writes this page from the figures of the last test runs.`,
  ...sections.flatMap(({ title, cases }) => [
    '',
    `## ${title}`,
    '',
    ...table(
      ['case', 'what happens', 'result', 'test'],
      cases.flatMap((row) => {
        const result = resultOf(row);
        return result ? [[row.name, row.what, result, row.test]] : [];
      }),
    ),
  ]),
  '',
  '## Faults that were fixed',
  '',
  ...table(
    ['fault', 'before', 'now', 'test'],
    fixedFaults.map(({ fault, before, now, test }) => [fault, before, now, test]),
  ),
  '',
].join('\n');

writeFileSync(TARGET, await format(document, { ...(await resolveConfig(TARGET)), filepath: TARGET }));
console.log(`${TARGET} is written`);

/** Lines look like "A16   dist removed under the running site: …". */
function readFigures(file: string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  if (!existsSync(file)) return new Map();
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, name, text] = /^([A-Z]\d*) +(.+)$/.exec(line) ?? [];
    if (name && text) found.set(name, (found.get(name) ?? new Set()).add(text));
  }
  return new Map([...found].map(([name, lines]) => [name, [...lines].sort()]));
}

function resultOf({ name, result, figuresMatching = /./ }: ReliabilityCase): string | null {
  const lines = name.split(', ').flatMap((one) => figures.get(one) ?? []);
  const measured = lines.filter((line) => figuresMatching.test(line)).join('; ');
  if (!measured && !result) console.error(`No figure for ${name}: its row is left out`);
  return result ?? (measured || null);
}

function table(head: string[], rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}

function today(): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date());
}
