import type { FastifyBaseLogger } from 'fastify';
import { megabytes } from '#shared/primitives/file-sizes.ts';
import type { Notices } from '#server/domain/health/notices.ts';
import { readDiskSpace, type DiskSpace } from '#server/storage/disk-space.ts';

const CHECK_INTERVAL_MS = 60_000;

type Deps = {
  folder: string;
  /** Reserves disk space while there is some. */
  ensureReserve: () => Promise<void>;
  notices: Notices;
  log: FastifyBaseLogger;
};

/** Watches the free space of the data folder, notifies the owner when it is low or full, and reserves some in time. */
export function createDiskWatch({ folder, ensureReserve, notices, log }: Deps) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function check(): Promise<DiskSpace> {
    const space = await readDiskSpace(folder);
    const { isFull, freeBytes: free, lowBelowBytes: low } = space;
    if (isFull)
      notices.raise('disk', ({ server }) => server.maintenance.disk({ size: megabytes(free ?? 0) }));
    else if (free !== null && free < low)
      notices.raise('disk', ({ server }) => server.maintenance.diskLow({ size: megabytes(low) }));
    else notices.clear('disk');
    return space;
  }

  async function checkAndReserve(): Promise<void> {
    const { isFull } = await check();
    if (isFull) return;
    // The next check tries again.
    await ensureReserve().catch((error: unknown) =>
      log.warn({ err: error }, 'No disk space could be reserved'),
    );
  }

  return {
    check,
    async start(): Promise<void> {
      const runNext = () => (running = running.then(checkAndReserve));
      timer = setInterval(() => void runNext(), CHECK_INTERVAL_MS).unref();
      await runNext();
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}

export type DiskWatch = ReturnType<typeof createDiskWatch>;
