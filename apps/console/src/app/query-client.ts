import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isProblem } from '../api/problem.js';
import { sessionQuery } from '../api/session.js';

const RETRIES = 2;

/** How long after a failed read the next attempt is, where a page does not poll anyway. */
const NEXT_ATTEMPT_MS = 5_000;

/**
 * Keeps what has been read. What is shown again is read again, since it is kept current only while it is shown.
 * @param onLogOut called when an answer says that the session has ended
 */
export function makeQueryClient(onLogOut: () => void): QueryClient {
  const onError = (error: Error): void => {
    if (isProblem(error, 401) && queries.getQueryData(sessionQuery.queryKey)) onLogOut();
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      // The log-in page shows a wrong secret itself.
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
