import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Packages with compiled code cannot be bundled: a release has them in node_modules. */
export const nativePackages = ['@node-rs/argon2', '@photostructure/sqlite', 'node-av', 'sharp'];

type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
};

/** Writes a release without node_modules, from a fresh build. */
export async function writeRelease(folder: string, packages = nativePackages): Promise<void> {
  const project = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    cp('dist', join(folder, 'dist'), { recursive: true }),
    cp('demo', join(folder, 'demo'), { recursive: true }),
    cp('LICENSE', join(folder, 'LICENSE')),
    cp('.env.example', join(folder, '.env.example')),
    writeFile(
      join(folder, 'package.json'),
      `${JSON.stringify(releaseManifest(project, packages), null, 2)}\n`,
    ),
  ]);
}

function releaseManifest(project: Manifest, packages: string[]) {
  const { name, version, description, license, engines, dependencies } = project;
  return {
    name,
    version,
    private: true,
    description,
    license,
    type: 'module',
    main: 'dist/server/main.js',
    scripts: {
      start: 'node .',
      move: 'node dist/server/move.js',
      backup: 'node dist/server/backup.js',
      restore: 'node dist/server/restore.js',
      owner: 'node dist/server/owner.js',
      verify: 'node dist/server/verify.js',
      statistics: 'node dist/server/statistics.js',
    },
    engines,
    dependencies: Object.fromEntries(packages.map((dependency) => [dependency, dependencies[dependency]])),
  };
}
