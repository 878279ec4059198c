import { mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { writeRelease } from '#scripts/lib/release.ts';

type Manifest = { license: string; dependencies: Record<string, string> };

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** A release away from the project, where it finds the packages it declares and no other. */
export async function makeRelease(): Promise<string> {
  const release = await mkdtemp(join(tmpdir(), 'marquee-release-'));
  await writeRelease(release);
  const { dependencies } = await readManifest(release);
  for (const name of Object.keys(dependencies)) {
    const place = join(release, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(resolve('node_modules', name), place, 'junction');
  }
  return release;
}
