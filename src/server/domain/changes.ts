import type { Jobs } from '#server/domain/jobs/queue.ts';
import type { Messenger } from '#server/storage/database/opened-database.ts';

/** Notifies the caches of all instances that public content changed. */
export function createChanges(messenger: Messenger) {
  return {
    announce: () => messenger.notify('changes'),
    onChange: (listener: () => void) => messenger.onNotified('changes', listener),
  };
}

export type Changes = ReturnType<typeof createChanges>;

/** After a change is stored: invalidates cached pages and starts the jobs that were enqueued with it. */
export function contentChanged({ changes, jobs }: { changes: Changes; jobs: Jobs }): void {
  changes.announce();
  jobs.wake();
}
