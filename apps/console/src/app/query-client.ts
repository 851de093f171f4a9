import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isProblem } from '../api/problem.js';
import { sessionQuery } from '../api/session.js';

const RETRIES = 2;

/** The delay between a failed read and the next attempt, on pages that do not poll anyway. */
const NEXT_ATTEMPT_MS = 5_000;

/**
 * Creates the cache of reads. Data is refetched on mount, since it is updated only while a page shows it.
 * @param onLogOut called when an answer says that the session has ended
 */
export function makeQueryClient(onLogOut: () => void): QueryClient {
  const onError = (error: Error): void => {
    if (isProblem(error, 401) && queries.getQueryData(sessionQuery.queryKey)) onLogOut();
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      // The log-in page itself reports a wrong secret.
      onError,
    }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < RETRIES && mayComeBack(error),
        refetchInterval: ({ state: { error } }) =>
          error !== null && mayComeBack(error) && NEXT_ATTEMPT_MS,
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}

/** Whether another attempt can succeed: a refusal is final, an unavailable service may recover. */
function mayComeBack(error: Error): boolean {
  return !isProblem(error) || error.status === 0 || error.status === 429 || error.status >= 500;
}
