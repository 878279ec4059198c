import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Files here are in memory. */
const IN_MEMORY = '/dev/shm';

/** More than all tests use at once. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * Puts the temporary files of the tests into memory, where there is room: each of a thousand sites waits for the disk
 * at every write. The folder is removed when this process ends.
 */
export function keepTemporaryFilesInMemory(): void {
  if (!existsSync(IN_MEMORY) || !hasRoom() || !mayRunPrograms()) return;
  const folder = mkdtempSync(join(IN_MEMORY, 'marquee-tests-'));
  // PostgreSQL has a folder there too, and runs as another user.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}

/** Some tests unpack a release and start it; containers often forbid that here. */
function mayRunPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  return mounts.some((line) => line.includes(` ${IN_MEMORY} `) && !/[ ,]noexec[ ,]/.test(line));
}
