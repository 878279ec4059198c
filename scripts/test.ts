import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { requireChromium } from '#scripts/chromium.ts';
import { keepTemporaryFilesInMemory } from '#scripts/lib/memory-folder.ts';

/** Each failure says which test it was and why it failed. */
type Outcome = { passed: number; failures: string[] };
type VitestTest = { fullName: string; status: string; failureMessages: string[] };
type VitestReport = {
  numPassedTests: number;
  success: boolean;
  testResults: { name: string; status: string; message: string; assertionResults: VitestTest[] }[];
};
type PlaywrightError = { message?: string };
type PlaywrightTest = { status: string; results: { errors: PlaywrightError[] }[] };
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { file: string; title: string; tests: PlaywrightTest[] }[];
};
type PlaywrightReport = { stats: { expected: number }; errors: PlaywrightError[]; suites: PlaywrightSuite[] };

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
  if (!existsSync(file)) return { passed: 0, failures: ['Vitest wrote no report'] };
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [describe(relative('.', name), message)];
    return failed.map((test) =>
      describe(`${relative('.', name)} › ${test.fullName}`, ...test.failureMessages),
    );
  });
  if (failures.length === 0 && !report.success)
    failures.push('Vitest failed outside of its tests, see above');
  return { passed: report.numPassedTests, failures };
}

function playwright(suite: string): Outcome {
  const file = join(REPORTS, `${suite}.json`);
  run('npx playwright', ['test', '--reporter=list,json', ...(playwrightSuites[suite] ?? [])], {
    CHROMIUM_PATH: requireChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (!existsSync(file)) return { passed: 0, failures: ['Playwright wrote no report'] };
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const failures = [...errors.map(({ message }) => message ?? 'Playwright failed'), ...failedSpecs(suites)];
  return { passed: stats.expected, failures };
}

function failedSpecs(suites: PlaywrightSuite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) =>
          describe(
            `${file} › ${title}`,
            ...results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
          ),
        ),
    ),
    ...failedSpecs(inner),
  ]);
}

/** The first lines of the messages say what was expected; the places in the code are printed further up. */
function describe(test: string, ...messages: string[]): string {
  return [test, ...messages.map((message) => message.split('\n').slice(0, 12).join('\n'))].join('\n');
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
const failures = outcomes.flatMap((outcome) => outcome.failures);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);
