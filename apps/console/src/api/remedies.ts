import { queryOptions } from '@tanstack/react-query';

/** The remedies by problem code, fetched when a problem is first shown. */
export const remediesQuery = queryOptions({
  queryKey: ['remedies'],
  queryFn: async () => (await import('./remedy-texts.js')).default,
  staleTime: Number.POSITIVE_INFINITY,
});
