import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** The newest version that runs on Node 20. It is no dependency: npx fetches it when it is needed. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --no-first-run --disable-sync';
const TIMEOUT_MS = 120_000;

type Audit = {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
  displayValue?: string;
  numericValue?: number;
};
export type Visit = {
  runtimeError?: { message: string };
  categories: Record<string, { title: string; score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
};

type Options = {
  lighthouse: string;
  chromePath: string;
  output: string;
  headersFile?: string | undefined;
  /** The other audits say the same in each visit. */
  isOnlyMeasured: boolean;
};

/** Its command, which `npx` would need a second to find again for each visit. */
export function requireLighthouse(): string {
  const { status, stdout } = spawnSync(
    'npx',
    ['--yes', `--package=${LIGHTHOUSE}`, '--', 'sh', '-c', 'command -v lighthouse'],
    { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', timeout: TIMEOUT_MS },
  );
  const command = stdout.trim();
  if (status === 0 && command) return command;
  console.error(`${LIGHTHOUSE} could not be installed by npx: is there a network, and an npm registry?`);
  process.exit(1);
}

/** What the tables show. */
const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
  'interactive',
  'total-byte-weight',
];

/**
 * Other audits measure every element of the page afterwards, which takes as long as the visit itself. That of the scripts
 * is here because it slows them down a little in every usual visit.
 */
const measured = [...figures, 'unused-javascript'];

/** Lighthouse leaves out a figure if the browser lost a part of the record. */
function isRecorded({ runtimeError, audits }: Visit): boolean {
  return !runtimeError && figures.every((id) => audits[id]?.numericValue !== undefined);
}

/** One visit with the mobile settings. The browser sometimes fails to record one; then it is tried again. */
export async function visit(url: string, options: Options, attempts = 3): Promise<Visit> {
  const { lighthouse, chromePath, output, headersFile, isOnlyMeasured } = options;
  const { status } = spawnSync(
    lighthouse,
    [
      url,
      '--quiet',
      '--disable-full-page-screenshot',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      ...(isOnlyMeasured ? [`--only-audits=${measured.join(',')}`] : []),
      ...(headersFile ? [`--extra-headers=${headersFile}`] : []),
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: TIMEOUT_MS,
      env: { ...process.env, CHROME_PATH: chromePath },
    },
  );
  if (status === 0) {
    const result = JSON.parse(await readFile(output, 'utf8')) as Visit;
    if (isRecorded(result)) return result;
  }
  if (attempts === 1) throw new Error(`Lighthouse could not measure ${url}`);
  return visit(url, options, attempts - 1);
}
