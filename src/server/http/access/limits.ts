import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests, type Failure } from '#server/errors.ts';
import { clientAddress, networksOf } from '#server/http/access/client-address.ts';
import { countInMemory, type Counters } from '#server/storage/database/counters.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one address may call this route, asked for each call that is well-formed. */
    limit?: Limit;
  }
}

export type Limit = { take: (request: FastifyRequest) => Promise<void> };

/** How often something may be done. */
export type Allowance = { name: string; times: number; seconds: number };

/** Providers give a customer anything from one /64 to a whole /48 of IPv6 addresses: the larger network may do this many times as much. */
const LARGER_NETWORK = 10;

/** Refuses what one address does beyond its allowance. */
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
    /** Takes one of the address's tries, or refuses. */
    async take(request: FastifyRequest): Promise<void> {
      try {
        for (const { counter, network } of countersOf(request)) await counter.consume(network);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooManyRequestsUntil(refusal) : refusal;
      }
    },
    /** Gives the try back, for what should not have counted. That it may fail for the same reason concerns nobody. */
    async giveBack(request: FastifyRequest): Promise<void> {
      try {
        for (const { counter, network } of countersOf(request)) await counter.reward(network);
      } catch (error) {
        request.log.warn({ err: error }, 'A try could not be given back');
      }
    },
    /** Refuses whoever has no try left, without taking one. */
    async refuseIfUsedUp(request: FastifyRequest): Promise<void> {
      for (const { counter, network } of countersOf(request)) {
        const counted = await counter.get(network);
        if (counted && counted.consumedPoints >= counter.points) throw tooManyRequestsUntil(counted);
      }
    },
  };
}

/** Counts nothing that somebody does who is signed in: what strangers did must not be held against them. */
export function forStrangers(limit: Limit): Limit {
  return {
    async take(request) {
      if (!request.user) await limit.take(request);
    },
  };
}

const searchesOf = { name: 'searches', times: 120, seconds: 60 };

/** How often one address may search, or ask for a page far down a list. The API does not count the owner; pages are made for nobody in particular, so they count everybody. */
export function createSearchLimit(): Limit {
  // What it protects is this machine's own time.
  const searches = forStrangers(createLimit(countInMemory, searchesOf));
  return {
    async take(request) {
      const { q, page } = request.query as { q?: unknown; page?: unknown };
      if (q || page) await searches.take(request);
    },
  };
}

/** Holds every route to the limit it declares. */
export function addLimits(api: FastifyInstance): void {
  api.addHook('preHandler', async (request) => {
    await request.routeOptions.config.limit?.take(request);
  });
}

function tooManyRequestsUntil({ msBeforeNext }: RateLimiterRes): Failure {
  return tooManyRequests(Math.ceil(msBeforeNext / 1_000));
}
