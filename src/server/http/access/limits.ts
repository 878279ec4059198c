import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests, type Failure } from '#server/errors.ts';
import { clientAddress, networksOf } from '#server/http/access/client-address.ts';
import { countInMemory, type Counters } from '#server/storage/database/opened-database.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one address may call this route. Only well-formed calls count. */
    limit?: Limit;
  }
}

export type Limit = { take: (request: FastifyRequest) => Promise<void> };

export type Allowance = { name: string; times: number; seconds: number };

/** Providers give a customer anything from a /64 to a /48 of IPv6 addresses. The /48 gets this many times the allowance. */
const LARGER_NETWORK = 10;

/** Refuses what an address does beyond its allowance. */
export function createLimit(counters: Counters, { name, times, seconds }: Allowance) {
  const smallest = counters(name, times, seconds);
  const larger = counters(`${name} larger`, times * LARGER_NETWORK, seconds);

  function countersOf(request: FastifyRequest) {
    const [own, around] = networksOf(clientAddress(request));
    return [
      { counter: smallest, network: own },
      ...(around === undefined ? [] : [{ counter: larger, network: around }]),
    ];
  }

  return {
    /** Counts one call, or refuses it. */
    async take(request: FastifyRequest): Promise<void> {
      try {
        for (const { counter, network } of countersOf(request)) await counter.consume(network);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooManyRequestsUntil(refusal) : refusal;
      }
    },
    /** Undoes the count of a call that should not count. A failure is only logged. */
    async giveBack(request: FastifyRequest): Promise<void> {
      try {
        for (const { counter, network } of countersOf(request)) await counter.reward(network);
      } catch (error) {
        request.log.warn({ err: error }, 'A try could not be given back');
      }
    },
    /** Refuses an address that has used up its allowance, without counting. */
    async refuseIfUsedUp(request: FastifyRequest): Promise<void> {
      for (const { counter, network } of countersOf(request)) {
        const counted = await counter.get(network);
        if (counted && counted.consumedPoints >= counter.points) throw tooManyRequestsUntil(counted);
      }
    },
  };
}

/** Does not count signed-in users: others behind the same address must not lock them out. */
export function unlessSignedIn(limit: Limit): Limit {
  return {
    async take(request) {
      if (!request.user) await limit.take(request);
    },
  };
}

const searchesOf = { name: 'searches', times: 120, seconds: 60 };

/** How often one address may search or read a further page of a list. The API does not count the owner; pages, which know no session, do. */
export function createSearchLimit(): Limit {
  // In memory: it protects the time of this machine.
  const searches = unlessSignedIn(createLimit(countInMemory, searchesOf));
  return {
    async take(request) {
      const { q, page } = request.query as { q?: unknown; page?: unknown };
      if (q || page) await searches.take(request);
    },
  };
}

/** Applies the limit that a route declares. */
export function addLimits(api: FastifyInstance): void {
  api.addHook('preHandler', async (request) => {
    await request.routeOptions.config.limit?.take(request);
  });
}

function tooManyRequestsUntil({ msBeforeNext }: RateLimiterRes): Failure {
  return tooManyRequests(Math.ceil(msBeforeNext / 1_000));
}
