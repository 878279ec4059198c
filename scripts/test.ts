import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireChromium } from '#scripts/chromium.ts';
import { keepTemporaryFilesInMemory } from '#scripts/lib/memory-folder.ts';

type Outcome = { passed: number; failed: number };
type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] };

const REPORTS = 'test-results/reports';
/** Kept from run to run: scripts/write-reliability.ts reads them. */
const FIGURES = 'test-results/figures';

/** The Vitest projects of each suite, see vitest.config.ts. They run in one process, group by group. */
const vitestSuites: Record<string, string[]> = {
  unit: ['unit*'],
  api: ['api'],
  stores: ['stores'],
  commands: ['commands'],
  faults: ['faults*'],
  'long-faults': ['faults*'],
  slow: ['slow'],
};

/** The Playwright arguments of each suite. `@core` marks the main paths of a visitor and of the owner. */
const playwrightSuites: Record<string, string[]> = { e2e: [], core: ['--grep', '@core'] };

function vitest(suites: string[]): Outcome {
  const file = join(REPORTS, 'vitest.json');
  const projects = suites.flatMap((suite) => vitestSuites[suite] ?? []).map((name) => `--project=${name}`);
  const isLong = suites.includes('long-faults');
  const figures = join(FIGURES, isLong ? 'long.txt' : 'quick.txt');
  rmSync(figures, { force: true });
  run('npx vitest', ['run', ...projects, '--reporter=default', '--reporter=json', `--outputFile=${file}`], {
    FAULTS: isLong ? 'all' : 'quick',
    FIGURES: resolve(figures),
  });
  if (existsSync(figures)) console.log(`\n${readFileSync(figures, 'utf8')}`);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed = report.numFailedTests || (report.success ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

function playwright(suite: string): Outcome {
  const file = join(REPORTS, `${suite}.json`);
  run('npx playwright', ['test', '--reporter=list,json', ...(playwrightSuites[suite] ?? [])], {
    CHROMIUM_PATH: requireChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

function run(command: string, args: string[] = [], environment: Record<string, string> = {}) {
  const [program = '', ...first] = command.split(' ');
  return spawnSync(program, [...first, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}

const chosen = process.argv.slice(2);
const known = [...Object.keys(vitestSuites), ...Object.keys(playwrightSuites)];
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0)
  throw new Error(`Unknown suite ${unknown.join(', ')}; choose from ${known.join(', ')}`);

rmSync(REPORTS, { recursive: true, force: true });
for (const folder of [REPORTS, FIGURES]) mkdirSync(folder, { recursive: true });
if (run('npm run --silent build').status !== 0) process.exit(1);
process.env['MARQUEE_BUILT'] = '1';
// Faults happen on a real disk.
process.env['DISK_TMPDIR'] = tmpdir();
keepTemporaryFilesInMemory();

const inVitest = chosen.filter((name) => name in vitestSuites);
const outcomes = [
  ...(inVitest.length > 0 ? [vitest(inVitest)] : []),
  ...chosen.filter((name) => name in playwrightSuites).map(playwright),
];
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
