import os from 'node:os';
import { readDamage } from '#server/storage/database/sqlite-damage.ts';

/** The child process that looks through a large database: its file from the command line, one line of JSON out. */
try {
  // Visitors' requests go first.
  os.setPriority(10);
} catch {
  // Some systems do not allow it.
}
process.stdout.write(JSON.stringify(readDamage(process.argv[2] ?? '')));
