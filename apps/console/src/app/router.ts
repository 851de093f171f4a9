import { createRouter } from '@tanstack/react-router';
import { readSession, sessionQuery } from '../api/session.js';
import { hasUnsaved, isSessionEnded, setSessionEnded } from '../design/drafts/unsaved.js';
import { Skeleton } from '../design/tables/skeleton.js';
import { listen, send } from '../live/channel.js';
import { makeQueryClient } from './query-client.js';
import { resumeSession } from '../sign-in/resume-session.js';
import { routeTree } from './routes.js';
import { parseSearch, stringifySearch } from '../address/search-params.js';

export const queries = makeQueryClient(() => {
  // Every poll fails until the person has logged in again; the first one has said so.
  if (isSessionEnded()) return;
  lookAtSession();
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

/** A session has begun or ended. Unsaved work stays unless another client has logged in. */
function lookAtSession(): void {
  // Where the gateway does not answer, the next request that it refuses says it.
  if (hasUnsaved()) void checkSession().catch(() => undefined);
  else forgetSession();
}

async function checkSession(): Promise<void> {
  const session = await readSession();
  if (session === null) setSessionEnded(true);
  else resumeSession(queries, session);
}

listen(({ kind }) => {
  if (kind === 'session') lookAtSession();
});
