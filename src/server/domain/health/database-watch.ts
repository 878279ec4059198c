import type { FastifyBaseLogger } from 'fastify';
import type { Notices } from '#server/domain/health/notices.ts';

const DAY_MS = 24 * 60 * 60_000;

type Deps = {
  /** Checks the whole database; returns the first problems as reported by the engine. */
  findDamage: (signal: AbortSignal) => Promise<string[]>;
  notices: Notices;
  log: FastifyBaseLogger;
};

/** Checks the database at the start and once a day: damage may otherwise go unnoticed until the page is read. */
export function createDatabaseWatch({ findDamage, notices, log }: Deps) {
  const stopping = new AbortController();
  let damage: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function run(): Promise<void> {
    try {
      damage = await findDamage(stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'The database could not be checked');
      return;
    }
    if (damage.length === 0) return notices.clear('database');
    log.error({ damage }, 'The database is damaged');
    notices.raise('database', ({ server }) => server.maintenance.database);
  }

  function runNext(): Promise<void> {
    running = running.then(run);
    return running;
  }

  return {
    /** Returns whether the database is damaged. */
    async check(): Promise<boolean> {
      await runNext();
      return damage.length > 0;
    },
    isDamaged: () => damage.length > 0,
    /** Runs in the background, because a large database takes long. */
    start(): void {
      timer = setInterval(() => void runNext(), DAY_MS).unref();
      void runNext();
    },
    async close(): Promise<void> {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

export type DatabaseWatch = ReturnType<typeof createDatabaseWatch>;
