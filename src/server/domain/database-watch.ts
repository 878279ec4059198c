import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '#server/domain/notices.ts';

const DAY_MS = 24 * 60 * 60_000;

type Needs = {
  /** Looks through the whole database; the first things that are wrong with it, in its own words. */
  findDamage: (signal: AbortSignal) => Promise<string[]>;
  notices: Notices;
  log: FastifyBaseLogger;
};

/** Looks through the database at the start and once a day: a damaged table may go unnoticed until it is needed. */
export function createDatabaseWatch({ findDamage, notices, log }: Needs) {
  const stopping = new AbortController();
  let damage: string[] = [];
  let lookingAgain: NodeJS.Timeout | undefined;
  let underWay: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    try {
      damage = await findDamage(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'The database could not be looked through');
      return;
    }
    if (damage.length === 0) return notices.clear('database');
    log.error({ damage }, 'The database is damaged');
    notices.raise('database', DAMAGED);
  }

  function lookOnce(): Promise<void> {
    underWay = underWay.then(look);
    return underWay;
  }

  return {
    /** Looks now, and tells whether it is damaged. */
    async look(): Promise<boolean> {
      await lookOnce();
      return damage.length > 0;
    },
    isDamaged: () => damage.length > 0,
    /** Begins; nobody waits for it, as a large database takes its time. */
    start(): void {
      lookingAgain = setInterval(() => void lookOnce(), DAY_MS).unref();
      void lookOnce();
    },
    async close(): Promise<void> {
      clearInterval(lookingAgain);
      stopping.abort();
      await underWay;
    },
  };
}

export type DatabaseWatch = ReturnType<typeof createDatabaseWatch>;

const DAMAGED =
  'The database of your site is damaged: some songs, videos, photos or messages may be missing or wrong. Make no changes, and restore a backup.';
