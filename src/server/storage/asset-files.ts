import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** A built script, style or font. What the build compressed is in memory only as Brotli. */
export type AssetFile = { path: string } & ({ bytes: Buffer } | { br: Buffer });

/** Whether the file name contains a hash of the content. */
export const isHashed = ({ path }: Pick<AssetFile, 'path'>) => path.startsWith('assets/');

/** Read once, so that the program serves its own build even if the folder changes later. */
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
    .filter((name) => !name.endsWith('.br'))
    .map((path) =>
      names.has(`${path}.br`) ? { path, br: read(`${path}.br`) } : { path, bytes: read(path) },
    );
}

type Entry = { name: string; parentPath: string; isFile: () => boolean };

const MAX_BUILDS = 2;

/**
 * Saves the assets of this build in the data folder: after an update, pages that are still open request them. One file
 * per build; older ones are removed.
 */
export async function saveForNextBuild(dataDir: string, assets: AssetFile[]): Promise<void> {
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
  await Promise.all(builds.slice(MAX_BUILDS).map((name) => rm(join(folder, name), { force: true })));
}

/** The assets of the previous build that this one does not have. */
export async function readPreviousBuild(dataDir: string, assets: AssetFile[]): Promise<AssetFile[]> {
  const folder = join(dataDir, 'assets');
  try {
    const previous = (await newestFirst(folder)).find((name) => name !== buildName(assets));
    if (!previous) return [];
    const own = new Set(assets.map(({ path }) => path));
    const saved = deserialize(await readFile(join(folder, previous))) as AssetFile[];
    return saved.filter(({ path }) => !own.has(path)).map(inOwnMemory);
  } catch {
    // Missing or incomplete: pages of the previous build then lack a script.
    return [];
  }
}

/** Else the smallest would keep the whole file in memory. */
function inOwnMemory(asset: AssetFile): AssetFile {
  const { path } = asset;
  return 'br' in asset ? { path, br: Buffer.from(asset.br) } : { path, bytes: Buffer.from(asset.bytes) };
}

/** The hashed file names identify a build. */
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
