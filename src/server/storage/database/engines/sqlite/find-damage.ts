import os from 'node:os';
import { readDamage } from '#server/storage/database/engines/sqlite/damage.ts';

/** The child process that checks a large database: takes the file as its argument, writes one line of JSON. */
try {
  // Requests of visitors have priority.
  os.setPriority(10);
} catch {
  // Some systems do not allow it.
}
process.stdout.write(JSON.stringify(readDamage(process.argv[2] ?? '')));
