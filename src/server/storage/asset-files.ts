import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** A built script, style or font, in each form that a browser may ask for. */
export type AssetFile = { path: string; bytes: Buffer; br?: Buffer; gzip?: Buffer };

/** Whether the name changes with the content, so that it means the same in every build. */
export const isHashed = ({ path }: Pick<AssetFile, 'path'>) => path.startsWith('assets/');

/** Everything a browser may load, read once: whatever happens to the folder later, the program serves its own build. */
export function readAssets(folder: string): AssetFile[] {
  const names = new Set(
    (readdirSync(folder, { recursive: true, withFileTypes: true }) as Entry[])
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll(sep, '/'),
      )
      .filter((name) => !name.startsWith('.')),
  );
  const read = (name: string) => readFileSync(join(folder, name));
  return [...names]
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((path) => ({
      path,
      bytes: read(path),
      ...(names.has(`${path}.br`) && { br: read(`${path}.br`) }),
      ...(names.has(`${path}.gz`) && { gzip: read(`${path}.gz`) }),
    }));
}

type Entry = { name: string; parentPath: string; isFile: () => boolean };

const BUILDS_KEPT = 2;

/**
 * Keeps what visitors of this build may still ask for after an update, in the data folder: an update replaces
 * everything else. One file for each build, and only this build's and the one's before it.
 */
export async function keepForNextBuild(dataDir: string, assets: AssetFile[]): Promise<void> {
  const folder = join(dataDir, 'assets');
  const file = join(folder, buildName(assets));
  const now = new Date();
  await mkdir(folder, { recursive: true });
  await utimes(file, now, now).catch(async () => {
    const unfinished = `${file}.${process.pid}`;
    try {
      await writeFile(unfinished, serialize(assets.filter(isHashed)));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  });
  const builds = await newestFirst(folder);
  await Promise.all(builds.slice(BUILDS_KEPT).map((name) => rm(join(folder, name), { force: true })));
}

/** What the build before this one was made of and this one is not; nothing where it is not known. */
export async function readPreviousBuild(dataDir: string, assets: AssetFile[]): Promise<AssetFile[]> {
  const folder = join(dataDir, 'assets');
  try {
    const previous = (await newestFirst(folder)).find((name) => name !== buildName(assets));
    if (!previous) return [];
    const own = new Set(assets.map(({ path }) => path));
    const kept = deserialize(await readFile(join(folder, previous))) as AssetFile[];
    return kept.filter(({ path }) => !own.has(path));
  } catch {
    // Not there yet, or cut short: then old pages lack a script, as they would without all this.
    return [];
  }
}

/** The names of hashed files say what is in them, so they say which build it is. */
function buildName(assets: AssetFile[]): string {
  const names = assets.filter(isHashed).map(({ path }) => path);
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  );
  return dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
}
