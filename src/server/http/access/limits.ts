import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { tooManyRequests, type Failure } from '#server/errors.ts';
import { countInMemory } from '#server/storage/database/counters.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one address may call this route, asked for each call that is well-formed. */
    limit?: Limit;
  }
}

export type Limit = { take: (request: FastifyRequest) => Promise<void> };

/** Refuses what one address does beyond what its counter allows. */
export function createLimit(limiter: RateLimiterAbstract) {
  return {
    /** Takes one of the address's tries, or refuses. */
    async take(request: FastifyRequest): Promise<void> {
      try {
        await limiter.consume(addressOf(request.ip));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? tooManyRequestsUntil(refusal) : refusal;
      }
    },
    /** Gives the try back, for what should not have counted. That it may fail for the same reason concerns nobody. */
    async giveBack(request: FastifyRequest): Promise<void> {
      try {
        await limiter.reward(addressOf(request.ip));
      } catch (error) {
        request.log.warn({ err: error }, 'A try could not be given back');
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

const SEARCHES_PER_MINUTE = 120;

/** How often one address may search, or ask for a page far down a list. The API does not count the owner; pages are made for nobody in particular, so they count everybody. */
export function createSearchLimit(): Limit {
  // What it protects is this machine's own time.
  const searches = forStrangers(createLimit(countInMemory('searches', SEARCHES_PER_MINUTE, 60)));
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

export function tooManyRequestsUntil({ msBeforeNext }: RateLimiterRes): Failure {
  return tooManyRequests(Math.ceil(msBeforeNext / 1_000));
}

/** A household or server owns a whole /64 of IPv6 addresses, so these count as one. */
export function addressOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = ip.split('::');
  const start = head ? head.split(':') : [];
  const end = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = tail === undefined ? start : [...start, ...zeros, ...end];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
