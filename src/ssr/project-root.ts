import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json, for the sources and for the build. */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const parent = dirname(from);
  if (parent === from) throw new Error('package.json was not found above the running program');
  return projectRoot(parent);
}
