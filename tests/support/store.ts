import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file under a data folder's uploads with a hash of its bytes, those still arriving included. */
export async function storedFiles(dataFolder: string): Promise<Record<string, string>> {
  const root = join(dataFolder, 'uploads');
  const paths = (await readdir(root, { recursive: true })).map((name) => join(root, name)).sort();
  const files: Record<string, string> = {};
  for (const path of paths) {
    if (!(await stat(path)).isFile()) continue;
    files[relative(root, path)] = createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  }
  return files;
}
