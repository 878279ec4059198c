import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Names the list of processes this program belongs to. Within one list no two programs have the same process
 * number, and each can ask whether the other runs. A container usually has a list of its own.
 */
export const thisNamespace = createHash('sha256').update(describeNamespace()).digest('hex').slice(0, 16);

function describeNamespace(): string {
  if (process.platform !== 'linux') return hostname();
  try {
    // Process numbers start again with the kernel, so its boot is part of the name.
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8') + readlinkSync('/proc/self/ns/pid');
  } catch {
    // Not known: then it is treated as different from everybody else's.
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
