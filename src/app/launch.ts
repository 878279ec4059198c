import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Runs the site with a code cache: Node would spend half of a start on compiling. The build writes the cache, and V8
 * accepts it if its version is the same (decision 30).
 */

const folder = dirname(fileURLToPath(import.meta.url));
const programPath = join(folder, 'site.cjs');
const cachePath = join(folder, 'site.cache');

// The build writes only ASCII: with any other character V8 would use two bytes for each.
const program = readFileSync(programPath, 'latin1');
/** Identifies the program: V8 compares nothing but its length. */
const firstLine = Buffer.from(program.slice(0, program.indexOf('\n') + 1));

function readCache(): Buffer | undefined {
  try {
    const cache = readFileSync(cachePath);
    return cache.subarray(0, firstLine.length).equals(firstLine)
      ? cache.subarray(firstLine.length)
      : undefined;
  } catch {
    // Missing: only the start takes longer.
    return undefined;
  }
}

const cachedData = readCache();
const script = new Script(program, { filename: programPath, ...(cachedData && { cachedData }) });
const module = { exports: {} };
const run = script.runInThisContext() as (...parts: unknown[]) => void;
run.call(module.exports, module.exports, createRequire(programPath), module, programPath, folder);

if (process.env['WRITES_CODE_CACHE']) {
  // The build sends a message once everything that a start needs has been compiled.
  process.once('message', () => {
    writeFileSync(cachePath, Buffer.concat([firstLine, script.createCachedData()]));
    process.exit(0);
  });
} else {
  // Keeps the heap of short-lived objects below V8's 32 MB (decision 31). Set only now, because the
  // code cache is valid only for the flags it was compiled with.
  setFlagsFromString('--semi-space-growth-factor=1');
}
