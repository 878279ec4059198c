import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Where this program's process number means something: two programs in one place never share a number, and each
 * can ask whether the other runs. Containers are places of their own.
 */
export const thisNamespace = createHash('sha256').update(describePlace()).digest('hex').slice(0, 16);

function describePlace(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    // This run of the kernel, and in it this list of processes.
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
  } catch {
    // Unknown is like nobody else's.
    return randomUUID();
  }
}

export function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks whether it could be sent.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
