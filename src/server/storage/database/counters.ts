import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Where it is counted how often each address does something, so that it can be limited. */
export type Counters = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/** In this program alone. */
export const countInMemory: Counters = (_name, points, seconds) =>
  new RateLimiterMemory({ points, duration: seconds });
