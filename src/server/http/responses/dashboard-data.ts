import type { FastifyRequest } from 'fastify';
import { apiPaths } from '#shared/primitives/addresses.ts';

/** What the dashboard requests first. */
const firstRequests = [
  apiPaths.user,
  apiPaths.uploadLimits,
  apiPaths.notices,
  apiPaths.overview,
  apiPaths.firstSteps,
  apiPaths.demo,
];

/** The responses by path, read through the API so that its checks apply; null unless the owner is signed in. */
export async function readDashboardData(request: FastifyRequest): Promise<Record<string, unknown> | null> {
  const { cookie, host } = request.headers;
  const read = async (url: string) => {
    const response = await request.server.inject({
      url,
      headers: { cookie, host },
      remoteAddress: request.ip,
    });
    return response.statusCode === 200 ? response.json<unknown>() : null;
  };
  const entries = await Promise.all(firstRequests.map(async (path) => [path, await read(path)] as const));
  return entries.every(([, data]) => data !== null) ? Object.fromEntries(entries) : null;
}
