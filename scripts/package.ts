import { spawnSync } from 'node:child_process';
import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createProgress } from '#server/progress.ts';
import { nativePackages, writeRelease } from '#scripts/lib/release.ts';

/**
 * Makes `release/`: a folder that runs with Node alone on machines like this one. With --without-ffmpeg it has no
 * FFmpeg in it and wants FFMPEG_WORKER=off.
 */
const RELEASE = 'release';
const INSTALL_TIMEOUT_MS = 10 * 60_000;
const withoutFfmpeg = process.argv.includes('--without-ffmpeg');

const steps = [
  () =>
    writeRelease(
      RELEASE,
      nativePackages.filter((name) => !(withoutFfmpeg && name === 'node-av')),
    ),
  installPackages,
  removeForeignBinaries,
];

const progress = createProgress(process.stdout);
for (const [at, step] of steps.entries()) {
  await step();
  progress('Packing', at + 1, steps.length);
}
process.stdout.write(`The release is in ${RELEASE}/. Start it with: cd ${RELEASE} && node .\n`);

async function installPackages(): Promise<void> {
  // npm takes the versions from the project's lock file.
  await copyFile('package-lock.json', join(RELEASE, 'package-lock.json'));
  // No package needs its install script: compiled code comes with it.
  const { status } = spawnSync(
    'npm',
    ['install', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
    { cwd: RELEASE, stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS },
  );
  if (status === 0) return;
  process.stderr.write(
    status === null
      ? `npm install did not end within ${INSTALL_TIMEOUT_MS / 1_000} s\n`
      : 'npm install failed\n',
  );
  process.exit(1);
}

/** This package contains the binaries of every system, and their sources. */
async function removeForeignBinaries(): Promise<void> {
  const folder = join(RELEASE, 'node_modules', '@photostructure', 'sqlite');
  const here = `${process.platform}-${process.arch}`;
  const systems = await readdir(join(folder, 'prebuilds'));
  if (!systems.includes(here)) throw new Error(`@photostructure/sqlite has no binary for ${here}`);
  const foreign = systems.filter((system) => system !== here).map((system) => join('prebuilds', system));
  await Promise.all([...foreign, 'src'].map((path) => rm(join(folder, path), { recursive: true })));
}
