import type { Jobs } from '#server/domain/jobs/queue.ts';
import type { Messenger } from '#server/storage/database/messenger.ts';

/** Tells whoever keeps a copy of public content (the page caches of all instances) that something changed. */
export function createChanges(messenger: Messenger) {
  return {
    announce: () => messenger.tell('changes'),
    onChange: (listener: () => void) => messenger.onTold('changes', listener),
  };
}

export type Changes = ReturnType<typeof createChanges>;

/** After a change is stored: pages are made anew, and the work that came with it begins. */
export function contentChanged({ changes, jobs }: { changes: Changes; jobs: Jobs }): void {
  changes.announce();
  jobs.wake();
}
