import type { FastifyBaseLogger } from 'fastify';
import { describeCheck } from '#server/domain/check/check-notices.ts';
import { checkSite } from '#server/domain/check/check-site.ts';
import type { Stores } from '#server/domain/check/compare-files.ts';

type Needs = Stores & { log: FastifyBaseLogger; startedAt: Date };

/** Checks the whole site. Its report tells the owner when something is wrong. */
export async function checkFiles({ log, startedAt, ...stores }: Needs, signal: AbortSignal): Promise<void> {
  const { problems } = await checkSite(stores, { startedAt, signal });
  if (problems.length > 0) log.warn(describeCheck(problems.length));
}
