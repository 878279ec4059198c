import { mkdir, mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { writeRelease } from '../../scripts/release.ts';

export async function declaredBy(release: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(release, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(manifest.dependencies);
}

/** A release away from the project, where it finds the packages it declares and no other. */
export async function makeRelease(): Promise<string> {
  const release = await mkdtemp(join(tmpdir(), 'marquee-release-'));
  await writeRelease(release);
  for (const name of await declaredBy(release)) {
    const place = join(release, 'node_modules', name);
    await mkdir(dirname(place), { recursive: true });
    await symlink(resolve('node_modules', name), place, 'junction');
  }
  return release;
}
