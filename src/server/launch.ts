import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

/**
 * Runs the site's program. Node would spend half of a start on compiling it, so what came of that is kept beside it:
 * the build has it written, and V8 takes it if it is the same V8 (docs/decisions/030-code-cache.md).
 */

const folder = dirname(fileURLToPath(import.meta.url));
const programPath = join(folder, 'site.cjs');
const cachePath = join(folder, 'site.cache');

// The build leaves nothing but ASCII in it: for any other sign V8 would take two bytes for each of millions.
const program = readFileSync(programPath, 'latin1');
/** V8 itself compares no more than the length of a program with that of the one it compiled. */
const firstLine = Buffer.from(program.slice(0, program.indexOf('\n') + 1));

function readCache(): Buffer | undefined {
  try {
    const cache = readFileSync(cachePath);
    return cache.subarray(0, firstLine.length).equals(firstLine)
      ? cache.subarray(firstLine.length)
      : undefined;
  } catch {
    // Not made yet, or left out of a copy: the start takes longer, and nothing else is different.
    return undefined;
  }
}

const cachedData = readCache();
const script = new Script(program, { filename: programPath, ...(cachedData && { cachedData }) });
const module = { exports: {} };
const run = script.runInThisContext() as (...parts: unknown[]) => void;
run.call(module.exports, module.exports, createRequire(programPath), module, programPath, folder);

if (process.env['WRITES_CODE_CACHE']) {
  // The build says when everything that a start needs has been compiled.
  process.once('message', () => {
    writeFileSync(cachePath, Buffer.concat([firstLine, script.createCachedData()]));
    process.exit(0);
  });
} else {
  // What is forgotten at once needs little room, and V8 would let it grow to 32 MB (docs/decisions/031-memory.md).
  // Not before: what was compiled is good for the settings it was compiled with.
  setFlagsFromString('--semi-space-growth-factor=1');
}
