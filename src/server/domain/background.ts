import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { Failure } from '#server/errors.ts';

type Job = (signal: AbortSignal) => Promise<void>;

const AT_A_TIME = 2;

/** Work that nobody waits for: a failure is logged and harms nothing else. */
export function createBackground(log: FastifyBaseLogger) {
  const limit = pLimit(AT_A_TIME);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  /** Waits for work whose failure must not fail whoever asked for it. */
  async function attempt(what: string, job: Job): Promise<void> {
    if (stopping.signal.aborted) return;
    try {
      await job(stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) return;
      // What it was for has been deleted meanwhile, so nobody misses it.
      const isPointless = error instanceof Failure && error.status === 404;
      log[isPointless ? 'debug' : 'warn']({ err: error }, `${what} did not work`);
    }
  }

  /** Resolves once everything is done, what was added meanwhile included. */
  async function idle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    run(what: string, job: Job): void {
      const work = limit(attempt, what, job).finally(() => running.delete(work));
      running.add(work);
    },
    attempt,
    idle,
    /** Aborted when the site stops: whatever takes long should end then. */
    signal: stopping.signal,
    /** Starts nothing more and tells what is under way to end. */
    stop: () => stopping.abort(),
    /** Stops, and waits until everything has ended. */
    async close(): Promise<void> {
      stopping.abort();
      await idle();
    },
  };
}

export type Background = ReturnType<typeof createBackground>;
