import type { IncomingMessage } from 'node:http';
import { COOKIE_PREFIX } from '#shared/accounts/accounts.ts';

const MINUTE = 60_000;
const MEGABYTE = 1024 * 1024;

type Limits = { max: number } | { maxSize: number };
export type Policy = Limits & { ttl?: number; ttlAutopurge?: boolean; survivesChanges?: boolean };

/** How much each store holds at most, and for how long. A change of content empties it unless it survives changes. */
export const policies = {
  /** Rendered pages; the page cache decides when one is too old. */
  pages: { max: 100 },
  /** Complete responses, by the bytes they take; each says how long it is fresh. */
  responses: { maxSize: 16 * MEGABYTE },
  /** How public files are sent, without their content. */
  files: { max: 2_000 },
  /** By the number of rows. Freed in time: a search is rarely repeated later. */
  searches: { maxSize: 5_000, ttl: 10_000, ttlAutopurge: true },
  /** Two feeds, for each address of the site. A second program on the same SQLite file announces no changes. */
  feeds: { max: 8, ttl: MINUTE },
  publicFiles: { max: 10_000 },
  /** For while the database is away: pages are then shown as they were, with their pictures. */
  lastPublicFiles: { max: 10_000, survivesChanges: true },
  /** A picture that cannot be made is not tried again for each of many requests. */
  failedPictures: { max: 1_000, ttl: MINUTE },
  /** Pictures that the disk has no room for, by their bytes; then saving is tried again. */
  unsavedPictures: { maxSize: 8 * MEGABYTE, ttl: MINUTE },
} satisfies Record<string, Policy>;

export type StoreName = keyof typeof policies;

/** How long a result is fresh. Views and "This month" change without an event. */
export const freshMs = {
  page: MINUTE,
  response: MINUTE,
  /** Searches and further pages of lists: long enough that many who search one word share the result. */
  searchedPage: 5_000,
  /** An older page while the database is away: then a new one is tried again. */
  olderPage: 2_000,
};

/** The addresses under which one page is cached. A site has one, perhaps two; more are made up by clients. */
export const MAX_SITES_PER_PAGE = 4;

/** Whether a request may get a cached response: it reads the whole resource and carries none of the site's cookies. */
export function mayReadCache({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.range === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !headers.cookie?.includes(COOKIE_PREFIX)
  );
}

type Response = { status: number; query: unknown; isSignedIn: boolean };

/** Whether a response is the same for every visitor. Searches and further pages are endless, and count against a limit. */
export function mayCacheResponse({ status, query, isSignedIn }: Response): boolean {
  const { q, page } = query as { q?: unknown; page?: unknown };
  return status === 200 && !isSignedIn && q === undefined && page === undefined;
}
