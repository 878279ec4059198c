import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { Failure } from '#server/errors.ts';
import { addressOf, tooManyRequestsUntil } from '#server/http/access/limits.ts';

/** Counts what one address gets wrong; beyond what its counter allows it may not even try. */
export function createFailureLimit(failures: RateLimiterAbstract) {
  const lastTurns = new Map<string, Promise<unknown>>();

  async function refuseBeyond(address: string): Promise<void> {
    const counted = await failures.get(address);
    if (counted && counted.consumedPoints >= failures.points) throw tooManyRequestsUntil(counted);
  }

  async function attemptNow<T>(address: string, attempt: () => Promise<T>): Promise<T> {
    await refuseBeyond(address);
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof Failure && error.status < 500) await failures.penalty(address);
      throw error;
    }
  }

  return {
    /** Refuses whoever has failed too often already. */
    take: (request: FastifyRequest) => refuseBeyond(addressOf(request.ip)),
    /** An address makes one attempt after the other: only when the one before is over is it known whether it failed. */
    attempt<T>(request: FastifyRequest, attempt: () => Promise<T>): Promise<T> {
      const address = addressOf(request.ip);
      const turn = (lastTurns.get(address) ?? Promise.resolve()).then(() => attemptNow(address, attempt));
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
