import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';

/** They change with the owner's settings. */
export const uploadLimitsQuery = queryOptions<UploadLimits>({
  queryKey: [apiPaths.uploadLimits],
  gcTime: Infinity,
});

/** Suspends until the limits are loaded. */
export function useUploadLimits(): UploadLimits {
  return useSuspenseQuery(uploadLimitsQuery).data;
}
