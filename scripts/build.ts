import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { minify } from 'terser';
import { build, type BuildOptions } from 'vite';
import { ownerTextModules } from '#shared/language/languages.ts';
import { ownerTexts } from '#scripts/lib/owner-texts.ts';
import { createProgress } from '#server/progress.ts';

process.env['NODE_ENV'] = 'production';

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

const FONT_SOURCES = 'src/server/media/fonts';
const FONTS = 'fonts';

const START_TIMEOUT_MS = 60_000;

/** The programs of dist/server by the names of their files. */
const programs = {
  main: 'src/app/launch.ts',
  site: 'src/app/main.ts',
  'media-worker': 'src/server/media/media-worker.ts',
  'conversion-worker': 'src/server/media/conversion-worker.ts',
  'file-worker': 'src/server/media/file-worker.ts',
  'find-damage': 'src/server/storage/database/engines/sqlite/find-damage.ts',
  move: 'src/server/cli/move.ts',
  owner: 'src/server/cli/owner.ts',
  backup: 'src/server/cli/backup.ts',
  restore: 'src/server/cli/restore.ts',
  verify: 'src/server/cli/verify.ts',
  statistics: 'src/server/cli/statistics.ts',
  demo: 'src/server/cli/demo.ts',
};

/** launch.ts runs it as a script, whose compiled form V8 can cache; later imports go through `require`. */
const asScript = { format: 'cjs', entryFileNames: '[name].cjs', dynamicImportInCjs: false } as const;

/** Small bundles in dist/client, each built alone: else they would share a file with the site and load all of it. */
const bundles: (() => Promise<void>)[] = [
  () =>
    buildBundle(
      { input: 'src/web/embed/embed.ts', output: { codeSplitting: false } },
      '.vite/embed-manifest.json',
    ),
  // Inlined in every page.
  () =>
    buildBundle({
      input: 'src/web/start/start.ts',
      output: { format: 'iife', entryFileNames: '.vite/start.js', codeSplitting: false },
    }),
  // Under a fixed name, where browsers look for a newer version.
  () =>
    buildBundle({
      input: { 'service-worker': 'src/web/service-worker/service-worker.ts' },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    }),
];

/** The client, the bundles, each program, compressing, and the code cache. */
const STEPS = 1 + bundles.length + Object.keys(programs).length + 3;

const progress = createProgress(process.stdout);
let done = 0;
const step = async (work: () => Promise<unknown>): Promise<void> => {
  await work();
  done += 1;
  progress('Building', done, STEPS);
};

await Promise.all([buildClient(), buildPrograms()]);
await step(writeCodeCache);
// scripts/run-built.mjs compares this file's age with the sources'.
await writeFile('dist/built-at', new Date().toISOString());

async function buildClient(): Promise<void> {
  // First, because it empties dist/client.
  const input = ownerTextModules.map(({ id }) => id);
  const plugins = [ownerTexts(() => import('#shared/language/languages.ts'))];
  await step(() => build({ logLevel: 'warn', plugins, build: { rolldownOptions: { input } } }));
  for (const bundle of bundles) await step(bundle);
  await step(() => minifyAgain('dist/client/assets'));
  await step(() => compressAssets('dist/client'));
}

async function buildPrograms(): Promise<void> {
  for (const [name, file] of Object.entries(programs)) await step(() => buildProgram(name, file));
  // The fonts that file-worker.js draws with.
  await cp(FONT_SOURCES, join('dist/server', FONTS), { recursive: true });
  // At the end: a site that runs from the previous build may be about to start its worker.
  await removeLeftovers();
}

async function buildProgram(name: string, file: string): Promise<void> {
  await build({
    logLevel: 'warn',
    build: {
      ssr: true,
      license: { fileName: `${name}.licenses.md` },
      rolldownOptions: { input: { [name]: file }, ...(name === 'site' && { output: asScript }) },
    },
  });
}

/** Removes files of programs and fonts that no longer exist. */
async function removeLeftovers(): Promise<void> {
  const fonts = await readdir(FONT_SOURCES);
  for (const file of await readdir(join('dist/server', FONTS)))
    if (!fonts.includes(file)) await rm(join('dist/server', FONTS, file), { recursive: true });
  for (const file of await readdir('dist/server')) {
    const isUsed = file === FONTS || Object.keys(programs).some((name) => file.startsWith(`${name}.`));
    if (!isUsed) await rm(join('dist/server', file), { recursive: true });
  }
}

async function buildBundle(
  rolldownOptions: BuildOptions['rolldownOptions'],
  manifest: string | false = false,
): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { emptyOutDir: false, manifest, license: false, rolldownOptions },
  });
}

/** After Vite's own minifier: together they save 700 bytes more of what the home page loads. */
async function minifyAgain(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!file.endsWith('.js')) continue;
    const path = join(folder, file);
    const { code } = await minify(await readFile(path, 'utf8'), {
      module: true,
      compress: { passes: 2 },
      // Functions in brackets are compiled while the file loads, not when it runs: React fills most of one.
      format: { wrap_func_args: file.startsWith('react-') },
    });
    if (code) await writeFile(path, code);
  }
}

/** Compresses once and at the highest level, instead of at every request. */
async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(await readFile(path)));
      }),
  );
}

/** The same program with every non-ASCII character written as an escape. */
function inAscii(source: string): string {
  const escaped = /\\[^\0-\x7f]/.exec(source);
  if (escaped) throw new Error(`The program has a backslash before ${escaped[0]}, which cannot be escaped`);
  return source.replaceAll(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Starts the site once, which writes V8's compiled code beside it (src/app/launch.ts). */
async function writeCodeCache(): Promise<void> {
  const program = 'dist/server/site.cjs';
  const source = inAscii(await readFile(program, 'utf8'));
  const name = createHash('sha256').update(source).digest('hex');
  const head = `(function (exports, require, module, __filename, __dirname) { // ${name}`;
  await writeFile(program, `${head}\n${source}\n})`);
  const folder = await mkdtemp(join(tmpdir(), 'marquee-build-'));
  const site = fork(resolve('dist/server/main.js'), {
    // Outside the project, where the owner's .env may name a database.
    cwd: folder,
    execArgv: [],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'info',
      WRITES_CODE_CACHE: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const exit = once(site, 'exit');
  if (site.stdout)
    createInterface(site.stdout).on('line', (line) => {
      if (line.includes('Marquee is ready')) site.send('write');
    });
  const timeout = setTimeout(() => {
    process.stderr.write(`The built site was not ready after ${START_TIMEOUT_MS / 1_000} s\n`);
    site.kill('SIGKILL');
  }, START_TIMEOUT_MS);
  const [code] = (await exit) as [number | null];
  clearTimeout(timeout);
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error('The built site does not start');
}
