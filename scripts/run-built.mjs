// Plain JavaScript, so that a start needs no compiler when the build is fresh.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const sources = ['src', 'scripts', 'vite.config.ts', 'package.json', 'package-lock.json'];

/** @param {string} path */
function changedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} path @returns {number} */
function newestIn(path) {
  if (!statSync(path).isDirectory()) return changedAt(path);
  return Math.max(changedAt(path), ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Builds the site, if its sources are newer than the last build. */
export function ensureBuilt() {
  const newestSource = Math.max(...sources.map((source) => newestIn(join(root, source))));
  if (changedAt(join(root, 'dist', 'built-at')) >= newestSource) return;
  process.stdout.write('Building the site (only needed the first time and after an update)…\n');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'scripts', 'build.ts')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status === 0) return;
  process.stderr.write('The site could not be built; the lines above say why.\n');
  process.exit(1);
}

/**
 * Runs a program of the build.
 * @param {string} program
 */
export async function runBuilt(program) {
  ensureBuilt();
  process.env.NODE_ENV = 'production';
  await import(pathToFileURL(join(root, 'dist', 'server', program)).href);
}
