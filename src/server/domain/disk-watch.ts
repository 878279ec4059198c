import type { FastifyBaseLogger } from 'fastify';
import { megabytes } from '#shared/file-sizes.ts';
import type { Notices } from '#server/domain/notices.ts';
import { readDiskSpace, type DiskSpace } from '#server/storage/disk-space.ts';

const LOOK_EVERY_MS = 60_000;

type Needs = {
  folder: string;
  /** Puts space aside while there is some. */
  keepReserve: () => Promise<void>;
  notices: Notices;
  log: FastifyBaseLogger;
};

/** Knows how much room the data folder has, tells the owner when there is none, and puts some aside in time. */
export function createDiskWatch({ folder, keepReserve, notices, log }: Needs) {
  let lookingAgain: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  async function look(): Promise<DiskSpace> {
    const space = await readDiskSpace(folder);
    if (space.isFull) notices.raise('disk', sentenceFor(space));
    else notices.clear('disk');
    return space;
  }

  async function takeCare(): Promise<void> {
    const { isFull } = await look();
    if (isFull) return;
    // Tried again at the next look; until then the disk is only less well prepared.
    await keepReserve().catch((error: unknown) => log.warn({ err: error }, 'No space could be put aside'));
  }

  return {
    look,
    async start(): Promise<void> {
      const takeCareOnce = () => (underWay = underWay.then(takeCare));
      lookingAgain = setInterval(() => void takeCareOnce(), LOOK_EVERY_MS).unref();
      await takeCareOnce();
    },
    async close(): Promise<void> {
      clearInterval(lookingAgain);
      await underWay;
    },
  };
}

export type DiskWatch = ReturnType<typeof createDiskWatch>;

function sentenceFor({ freeBytes }: DiskSpace): string {
  return `The disk is full: ${megabytes(freeBytes ?? 0)} are free. Visitors see your site as it is, but nothing new can be saved. Delete something you no longer need and empty the bin, or ask whoever runs the server for more space.`;
}
