import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

/**
 * Runs the site's program. Node would spend half of a start on compiling it, so what came of that is kept beside it:
 * the build has it written, and V8 takes it if it is the same V8 (docs/decisions/030-code-cache.md).
 */

const folder = dirname(fileURLToPath(import.meta.url));
const programPath = join(folder, 'site.cjs');
const cachePath = join(folder, 'site.cache');

const program = readFileSync(programPath, 'utf8');
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
// On one line with the program's first, so that the lines in error messages are those of the file.
const script = new Script(`(function (exports, require, module, __filename, __dirname) {${program}\n})`, {
  filename: programPath,
  ...(cachedData && { cachedData }),
});
const module = { exports: {} };
const run = script.runInThisContext() as (...parts: unknown[]) => void;
run.call(module.exports, module.exports, createRequire(programPath), module, programPath, folder);

// The build says when everything that a start needs has been compiled.
if (process.env['WRITES_CODE_CACHE']) {
  process.once('message', () => {
    writeFileSync(cachePath, Buffer.concat([firstLine, script.createCachedData()]));
    process.exit(0);
  });
}
