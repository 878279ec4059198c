import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/errors.ts';
import { clientAddress, networksOf } from '#server/http/access/client-address.ts';
import { createLimit, type Allowance } from '#server/http/access/limits.ts';
import type { Counters } from '#server/storage/database/counters.ts';

/** Counts what one address gets wrong; beyond its allowance it may not even try. */
export function createFailureLimit(counters: Counters, failures: Allowance) {
  const tries = createLimit(counters, failures);
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
    take: (request: FastifyRequest) => tries.refuseIfUsedUp(request),
    /** An address makes one attempt after the other, so that many right ones at once are not taken for wrong ones. */
    attempt<T>(request: FastifyRequest, attempt: () => Promise<T>): Promise<T> {
      const [address] = networksOf(clientAddress(request));
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
