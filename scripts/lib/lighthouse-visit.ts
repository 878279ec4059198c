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
  chromePath: string;
  output: string;
  headersFile?: string | undefined;
  /** Accessibility, best practices and SEO are the same in each visit. */
  isOnlyPerformance: boolean;
};

export function requireLighthouse(): void {
  const { status } = spawnSync('npx', ['--yes', LIGHTHOUSE, '--version'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: TIMEOUT_MS,
  });
  if (status === 0) return;
  console.error(`${LIGHTHOUSE} could not be installed by npx: is there a network, and an npm registry?`);
  process.exit(1);
}

/** One visit with the mobile settings. The browser sometimes fails to record one; then it is tried once more. */
export async function visit(url: string, options: Options, attempts = 2): Promise<Visit> {
  const { chromePath, output, headersFile, isOnlyPerformance } = options;
  const { status } = spawnSync(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--disable-full-page-screenshot',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${CHROME_FLAGS}`,
      ...(isOnlyPerformance ? ['--only-categories=performance'] : []),
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
    if (!result.runtimeError) return result;
  }
  if (attempts === 1) throw new Error(`Lighthouse could not measure ${url}`);
  return visit(url, options, attempts - 1);
}
