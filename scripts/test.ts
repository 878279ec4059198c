import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireChromium } from './chromium.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';

type Outcome = { passed: number; failed: number };
type VitestReport = { numPassedTests: number; numFailedTests: number; success: boolean };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: { status: string }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
};

const REPORTS = 'test-results/reports';
const onDisk = tmpdir();

/** Each suite runs in a process of its own and writes its result to a file. */
const suites: Record<string, () => Outcome> = {
  unit: () => vitest('unit*'),
  api: () => vitest('api'),
  commands: () => vitest('commands'),
  scale: () => vitest('api-scale'),
  faults: () => faults('quick'),
  'long-faults': () => faults('all'),
  e2e: () => playwright(),
  core: () => playwright('--grep', '@core'),
};

function vitest(project: string, environment: Record<string, string> = {}): Outcome {
  const file = join(REPORTS, `${project.replace('*', '')}.json`);
  run(
    'npx vitest',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile=${file}`],
    environment,
  );
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failed = report.numFailedTests || (report.success ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

/** What the site survived, with a figure for each case: on a disk, as in life. */
function faults(which: 'quick' | 'all'): Outcome {
  const figures = join(REPORTS, 'figures.txt');
  const outcome = vitest('faults*', { FAULTS: which, FIGURES: resolve(figures), TMPDIR: onDisk });
  if (existsSync(figures)) console.log(`\n${readFileSync(figures, 'utf8')}`);
  return outcome;
}

/** In a real browser: all of them, or only those marked `@core`, the main ways of a visitor and of the owner. */
function playwright(...which: string[]): Outcome {
  const file = join(REPORTS, 'e2e.json');
  run('npx playwright', ['test', '--reporter=list,json', ...which], {
    CHROMIUM_PATH: requireChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats, errors, suites: found } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  for (const test of found.flatMap(flakyIn)) console.log(`Needed a second try: ${test}`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** The tests that failed at first and then passed: each is to be mended, though it stops nothing today. */
function flakyIn({ suites: inner = [], specs }: PlaywrightSuite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, title }) => `${file}: ${title}`), ...inner.flatMap(flakyIn)];
}

function run(command: string, args: string[] = [], environment: Record<string, string> = {}) {
  const [program = '', ...first] = command.split(' ');
  return spawnSync(program, [...first, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}

const chosen = process.argv.slice(2);
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (run('npm run --silent build').status !== 0) process.exit(1);
process.env['MARQUEE_BUILT'] = '1';
keepTemporaryFilesInMemory();

const outcomes = chosen.map((name) => {
  const suite = suites[name];
  if (!suite) throw new Error(`Unknown suite ${name}; choose from ${Object.keys(suites).join(', ')}`);
  return suite();
});
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
