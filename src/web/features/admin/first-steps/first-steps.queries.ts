import { queryOptions } from '@tanstack/react-query';
import { apiPaths } from '#shared/addresses.ts';
import type { FirstSteps } from '#shared/first-steps.schema.ts';

/** Whatever may be one of the steps asks for it anew, so that it ticks itself. */
export const firstStepsQuery = queryOptions<FirstSteps>({
  queryKey: [apiPaths.firstSteps],
  refetchOnMount: 'always',
});
