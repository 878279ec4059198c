import type { FastifyRequest } from 'fastify';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { chosenStatistics, statisticsAddress } from '#shared/statistics/ranges.ts';

/** What the dashboard requests first, on every tab. */
const firstRequests = [
  apiPaths.user,
  apiPaths.uploadLimits,
  apiPaths.notices,
  apiPaths.overview,
  apiPaths.firstSteps,
  apiPaths.demo,
];

/** The responses by path, read through the API so that its checks apply; null unless the owner is signed in. */
export async function readDashboardData(
  request: FastifyRequest,
  search: string,
): Promise<Record<string, unknown> | null> {
  const { cookie, host } = request.headers;
  const read = async (url: string) => {
    const response = await request.server.inject({
      url,
      headers: { cookie, host },
      remoteAddress: request.ip,
    });
    return response.statusCode === 200 ? response.json<unknown>() : null;
  };
  const requests = [...firstRequests, ...requestsOfTab(new URLSearchParams(search))];
  const entries = await Promise.all(requests.map(async (path) => [path, await read(path)] as const));
  return entries.every(([, data]) => data !== null) ? Object.fromEntries(entries) : null;
}

function requestsOfTab(params: URLSearchParams): string[] {
  return params.get('tab') === 'statistics' ? [statisticsAddress(chosenStatistics(params))] : [];
}
