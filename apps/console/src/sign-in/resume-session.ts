import type { QueryClient } from '@tanstack/react-query';
import { sessionQuery, type Session } from '../api/session.js';
import { releaseAll, setSessionEnded } from '../design/drafts/unsaved.js';

/**
 * Continues after a log-in above unsaved work: the same client keeps the work. For another client, the page is
 * reloaded, so that nothing of the former client stays in memory; its drafts stay stored for it.
 */
export function resumeSession(queries: QueryClient, session: Session): void {
  const before = queries.getQueryData(sessionQuery.queryKey);
  if (before?.clientId !== session.clientId) {
    releaseAll();
    location.replace('/console/');
    return;
  }
  queries.setQueryData(sessionQuery.queryKey, session);
  setSessionEnded(false);
  void queries.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0],
  });
}
