import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Failure } from '#server/errors.ts';
import { addressOf, createLimit, tooManyRequestsUntil } from '#server/http/access/limits.ts';

/** Counts what one address gets wrong; beyond what its counter allows it may not even try. */
export function createFailureLimit(failures: RateLimiterAbstract) {
  const tries = createLimit(failures);
  const lastTurns = new Map<string, Promise<unknown>>();

  /** Counted before it is known whether it fails: several instances together allow no more than one. */
  async function attemptNow<T>(request: FastifyRequest, attempt: () => Promise<T>): Promise<T> {
    await tries.take(request);
    try {
      const result = await attempt();
      await tries.giveBack(request);
      return result;
    } catch (error) {
      const isTheirMistake = error instanceof Failure && error.status < 500;
      if (!isTheirMistake) await tries.giveBack(request);
      throw error;
    }
  }

  return {
    /** Refuses whoever has failed too often already. */
    async take(request: FastifyRequest): Promise<void> {
      const counted = await failures.get(addressOf(request.ip));
      if (counted && counted.consumedPoints >= failures.points) throw tooManyRequestsUntil(counted);
    },
    /** An address makes one attempt after the other, so that many right ones at once are not taken for wrong ones. */
    attempt<T>(request: FastifyRequest, attempt: () => Promise<T>): Promise<T> {
      const address = addressOf(request.ip);
      const turn = (lastTurns.get(address) ?? Promise.resolve()).then(() => attemptNow(request, attempt));
      const over = turn
        .catch(() => undefined)
        .finally(() => {
          if (lastTurns.get(address) === over) lastTurns.delete(address);
        });
      lastTurns.set(address, over);
      return turn;
    },
  };
}
