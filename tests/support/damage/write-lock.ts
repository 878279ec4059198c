import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from '#ssr/project-root.ts';
import { within } from '#tests/support/processes.ts';

/** Takes the lock, says so, and keeps it until its input ends. */
const HOLDER = `
  const { DatabaseSync } = require('@photostructure/sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('begin immediate');
  process.stdout.write('locked');
  process.stdin.resume().once('end', () => {
    database.exec('rollback');
    database.close();
  });
`;

/** Another program that holds the write lock of a site's database, as a backup or a second instance would. */
export async function holdWriteLock(dataFolder: string) {
  const child = spawn(process.execPath, ['-e', HOLDER, join(dataFolder, 'marquee.sqlite')], {
    cwd: projectRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill());
  const locked = Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The lock could not be taken'))),
  ]);
  await within(locked, () => 'the write lock of the database');
  return {
    async release(): Promise<void> {
      child.stdin.end();
      await within(ended, () => 'the program with the write lock to end');
    },
  };
}
