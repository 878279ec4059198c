import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#shared/primitives/addresses.ts';
import type { FirstSteps } from '#shared/maintenance/maintenance.schema.ts';

/** Invalidated by every change that may complete a step. */
export const firstStepsQuery = queryOptions<FirstSteps>({
  queryKey: [apiPaths.firstSteps],
  refetchOnMount: 'always',
});
