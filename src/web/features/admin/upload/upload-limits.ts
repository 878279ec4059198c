import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { UploadLimits } from '#shared/upload-limits.schema.ts';

/** They change only when the site is started anew. */
export const uploadLimitsQuery = queryOptions<UploadLimits>({
  queryKey: [apiPaths.uploadLimits],
  gcTime: Infinity,
});

/** How large a file may be. What asks is shown once it is known. */
export function useUploadLimits(): UploadLimits {
  return useSuspenseQuery(uploadLimitsQuery).data;
}
