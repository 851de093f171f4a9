import { createRouter } from '@tanstack/react-router';
import { readSession, sessionQuery } from '../api/session.js';
import { hasUnsaved, isSessionEnded, setSessionEnded } from '../design/drafts/unsaved.js';
import { Skeleton } from '../design/tables/paged-list.js';
import { listen, send } from '../live/channel.js';
import { makeQueryClient } from './query-client.js';
import { resumeSession } from '../sign-in/resume-session.js';
import { routeTree } from './routes.js';
import { parseSearch, stringifySearch } from '../address/search-params.js';

export const queries = makeQueryClient(() => {
  // Every poll fails until the person logs in again; only the first failure is reported.
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
  // Queries cache the data; a preload fetches only code.
  defaultPreloadStaleTime: 0,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

/** Reads the session again, and opens the log-in page if no one is logged in. */
function forgetSession(): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });
  void queries.resetQueries({ queryKey: sessionQuery.queryKey }).then(() => router.invalidate());
}

/** Handles the begin or end of a session. Unsaved work stays unless another client has logged in. */
function lookAtSession(): void {
  // If the gateway does not respond, the next refused request reports the change.
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
