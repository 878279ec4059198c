import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { build, type BuildOptions } from 'vite';
import { createProgress } from '#server/progress.ts';

process.env['NODE_ENV'] = 'production';

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;

const FONT_SOURCES = 'src/server/media/fonts';
const FONTS = 'fonts';

/** What runs on the server, by the name of its file in dist/server. */
const programs = {
  main: 'src/server/launch.ts',
  site: 'src/server/main.ts',
  'media-worker': 'src/server/media/media-worker.ts',
  'file-worker': 'src/server/media/file-worker.ts',
  'demo-worker': 'src/server/demo/demo-worker.ts',
  'find-damage': 'src/server/storage/database/find-damage.ts',
  move: 'src/server/cli/move.ts',
  owner: 'src/server/cli/owner.ts',
  backup: 'src/server/cli/backup.ts',
  restore: 'src/server/cli/restore.ts',
  verify: 'src/server/cli/verify.ts',
  demo: 'src/server/cli/demo.ts',
};

/** launch.ts runs it as a script, whose compiled form can be kept; what it loads later it asks `require` for. */
const asScript = { format: 'cjs', entryFileNames: '[name].cjs', dynamicImportInCjs: false } as const;

const steps = [
  () => build({ logLevel: 'warn' }),
  () =>
    buildAlone(
      { input: 'src/web/embed/embed.ts', output: { codeSplitting: false } },
      '.vite/embed-manifest.json',
    ),
  // It stands in every page.
  () =>
    buildAlone({
      input: 'src/web/start/start.ts',
      output: { format: 'iife', entryFileNames: '.vite/start.js', codeSplitting: false },
    }),
  // Under a name that stays: browsers look there for a newer one.
  () =>
    buildAlone({
      input: { 'service-worker': 'src/web/service-worker/service-worker.ts' },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    }),
  ...Object.entries(programs).map(
    ([name, file]) =>
      () =>
        buildProgram(name, file),
  ),
  // What file-worker.js writes on pictures with.
  () => cp(FONT_SOURCES, join('dist/server', FONTS), { recursive: true }),
  // Only now: a site that runs on the build before may be about to start its worker.
  removeLeftovers,
  () => compressAssets('dist/client'),
  writeCodeCache,
  // scripts/run-built.mjs compares this file's age with the sources'.
  () => writeFile('dist/built-at', new Date().toISOString()),
];

const progress = createProgress(process.stdout);
for (const [at, step] of steps.entries()) {
  await step();
  progress('Building', at + 1, steps.length);
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

/** Removes what belongs to no program of this build, and fonts that are gone from the sources. */
async function removeLeftovers(): Promise<void> {
  const fonts = await readdir(FONT_SOURCES);
  for (const file of await readdir(join('dist/server', FONTS)))
    if (!fonts.includes(file)) await rm(join('dist/server', FONTS, file), { recursive: true });
  for (const file of await readdir('dist/server')) {
    const isUsed = file === FONTS || Object.keys(programs).some((name) => file.startsWith(`${name}.`));
    if (!isUsed) await rm(join('dist/server', file), { recursive: true });
  }
}

/** By itself, or it would share a file with the site and bring all of it along. */
async function buildAlone(
  rolldownOptions: BuildOptions['rolldownOptions'],
  manifest: string | false = false,
): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    build: { emptyOutDir: false, manifest, license: false, rolldownOptions },
  });
}

/** Compresses once and at the highest level, instead of at every request. */
async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const path = join(folder, file);
        const bytes = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
        await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      }),
  );
}

/** The same program, with every other sign written as an escape. */
function inAscii(source: string): string {
  const escaped = /\\[^\0-\x7f]/.exec(source);
  if (escaped) throw new Error(`The program has a backslash before ${escaped[0]}, where no escape can stand`);
  return source.replaceAll(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Starts the site once, so that what V8 compiles for a start is written beside it (src/server/launch.ts). */
async function writeCodeCache(): Promise<void> {
  const program = 'dist/server/site.cjs';
  const source = inAscii(await readFile(program, 'utf8'));
  const name = createHash('sha256').update(source).digest('hex');
  const head = `(function (exports, require, module, __filename, __dirname) { // ${name}`;
  await writeFile(program, `${head}\n${source}\n})`);
  const folder = await mkdtemp(join(tmpdir(), 'marquee-build-'));
  const site = fork(resolve('dist/server/main.js'), {
    // Away from the owner's .env, which may name a database.
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
  const [code] = (await exit) as [number | null];
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error('The site that was built does not start');
}
