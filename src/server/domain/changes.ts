import type { Jobs } from '#server/domain/jobs/queue.ts';

/** Tells whoever keeps a copy of public content (the page cache) that something changed. */
export function createChanges() {
  const listeners = new Set<() => void>();
  return {
    announce: () => listeners.forEach((listener) => listener()),
    onChange: (listener: () => void) => {
      listeners.add(listener);
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;

/** After a change is stored: pages are made anew, and the work that came with it begins. */
export function contentChanged({ changes, jobs }: { changes: Changes; jobs: Jobs }): void {
  changes.announce();
  jobs.wake();
}
