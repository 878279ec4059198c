import { queryOptions } from '@tanstack/react-query';
import type { Overview } from '#shared/maintenance/maintenance.schema.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';

/** Invalidated by every change that may change a figure. */
export const overviewQuery = queryOptions<Overview>({
  queryKey: [apiPaths.overview],
});
