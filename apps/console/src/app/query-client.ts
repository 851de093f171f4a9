import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isProblem } from '../api/problem.js';
import { sessionQuery } from '../api/session.js';

const RETRIES = 2;

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
        // A refusal stays one; what is away may come back.
        retry: (count, error) =>
          count < RETRIES && (!isProblem(error) || error.status === 0 || error.status >= 500),
        refetchOnWindowFocus: false,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return queries;
}
