import type { FastifyBaseLogger } from 'fastify';
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

type FollowDeps = { changes: Changes; log: FastifyBaseLogger };

/** Reads something now and after every change, one after the other, so that an older result never comes last. */
export async function followChanges(
  { changes, log }: FollowDeps,
  what: string,
  read: () => Promise<void>,
): Promise<void> {
  let reading = read();
  changes.onChange(() => {
    reading = reading
      .then(read)
      .catch((error: unknown) => log.warn({ err: error }, `${what} could not be read`));
  });
  await reading;
}
