import { createRouter } from '@tanstack/react-router';
import { sessionQuery } from '../api/session.js';
import { Skeleton } from '../design/skeleton.js';
import { listen, send } from '../live/channel.js';
import { makeQueryClient } from './query-client.js';
import { routeTree } from './routes.js';
import { parseSearch, stringifySearch } from '../address/search-params.js';

export const queries = makeQueryClient(() => {
  forgetSession();
  send({ kind: 'session' });
});

export const router = createRouter({
  routeTree,
  basepath: '/console',
  context: { queries },
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
  defaultPendingComponent: Skeleton,
  defaultPendingMs: 300,
  defaultPreload: 'intent',
  // Queries keep the data; a preload fetches the code alone.
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Asks again who is logged in, which leads to the log-in page where no one is. */
function forgetSession(): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  void queries.resetQueries({ queryKey: sessionQuery.queryKey }).then(() => router.invalidate());
}

listen(({ kind }) => {
  if (kind === 'session') forgetSession();
});
