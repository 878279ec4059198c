import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/errors.ts';
import { clientAddress, networksOf } from '#server/http/access/client-address.ts';
import { createLimit, type Allowance } from '#server/http/access/limits.ts';
import type { Counters } from '#server/storage/database/opened-database.ts';

/** Counts the failures of one address; beyond the allowance it may not try again. */
export function createFailureLimit(counters: Counters, failures: Allowance) {
  const tries = createLimit(counters, failures);
  const lastTurns = new Map<string, Promise<unknown>>();

  /** Counted before the outcome is known, so that several instances together allow no more than one. */
  async function attemptNow<T>(request: FastifyRequest, attempt: () => Promise<T>): Promise<T> {
    await tries.take(request);
    try {
      const result = await attempt();
      await tries.giveBack(request);
      return result;
    } catch (error) {
      const isClientError = error instanceof Failure && error.status < 500;
      if (!isClientError) await tries.giveBack(request);
      throw error;
    }
  }

  return {
    /** Refuses an address that has failed too often. */
    take: (request: FastifyRequest) => tries.refuseIfUsedUp(request),
    /** One attempt of an address at a time, so that several correct ones at once do not use up the allowance. */
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
