import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isProblem } from '../api/problem.js';
import { readerOf, type Session } from '../api/session.js';
import { readChanges, type Cursor, type Feed, type Listed, type Reader } from './changes.js';
import { listen, send, type TabMessage } from './channel.js';
import { pollInterval } from './leader.js';
import { joinElection } from './leadership.js';
import { storedPosition, storePosition } from './position.js';

/** The state of a feed: how current its data is. */
export interface FeedState {
  /** The time of the last successful poll, in ms. */
  asOf?: number | undefined;
  /** The title of the problem of the last poll, if it failed. */
  problem?: string | undefined;
  /**
   * The time of the last poll after which the lists were incomplete, in ms: more records had changed than one poll
   * reads.
   */
  incompleteAt?: number | undefined;
}

const stateKey = (feed: string) => ['feed', feed];

/** @param feed the name of the feed */
export function useFeedState(feed: string): FeedState {
  return useQuery<FeedState>({ queryKey: stateKey(feed), queryFn: skipToken }).data ?? {};
}

/**
 * Keeps the records of a feed current in the caches of all tabs that use it; one of these tabs polls for the changes.
 * @param feed a constant, so that one subscription lasts; undefined for a page without one
 */
export function useFeed<R extends Listed>(feed: Feed<R> | undefined, session: Session): void {
  const queries = useQueryClient();
  const { kind } = session;
  useEffect(() => {
    if (!feed || (kind === 'fulfillment-partner' && !feed.partners)) return undefined;
    const reader = readerOf({ kind });
    return join(feed.name, () => {
      const endListening = listen((message) => receive(feed, queries, message));
      const leave = joinElection(feed.name, (end) => {
        void poll(feed, queries, reader, end);
      });
      return () => {
        endListening();
        leave();
      };
    });
  }, [feed, queries, kind]);
}

const joined = new Map<string, { users: number; leave: () => void }>();

/** Several parts of a page may use a feed: the first one starts the feed for this tab, and the last one stops it. */
function join(name: string, begin: () => () => void): () => void {
  const part = joined.get(name) ?? { users: 0, leave: begin() };
  part.users += 1;
  joined.set(name, part);
  return () => {
    part.users -= 1;
    if (part.users > 0) return;
    joined.delete(name);
    part.leave();
  };
}

async function poll<R extends Listed>(
  feed: Feed<R>,
  queries: QueryClient,
  reader: Reader,
  end: AbortSignal,
): Promise<void> {
  // The lists of other tabs are as current as the last poll of the previous leader.
  let cursor: Cursor | undefined = storedPosition(feed.name);
  while (!end.aborted) {
    let message: TabMessage;
    try {
      const { rows, incomplete, next } = await readChanges(feed, reader, cursor, end);
      // A tab that no longer leads has not published its last read.
      if (!end.aborted) storePosition(feed.name, next);
      cursor = next;
      message = { kind: 'changes', feed: feed.name, rows: [...rows], incomplete, asOf: Date.now() };
    } catch (error) {
      const title = isProblem(error) ? error.title : String(error);
      message = { kind: 'failed', feed: feed.name, title };
    }
    if (end.aborted) return;
    send(message);
    receive(feed, queries, message);
    await pause(end);
  }
}

/** Waits until the next poll; a tab that becomes visible does not wait for the rest of the longer interval. */
function pause(end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const done = (): void => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(done, pollInterval(document.visibilityState === 'visible'));
    end.addEventListener('abort', done, { signal: over.signal });
    document.addEventListener('visibilitychange', done, { signal: over.signal });
  });
}

function receive<R extends Listed>(feed: Feed<R>, queries: QueryClient, message: TabMessage): void {
  if (message.kind === 'session' || message.feed !== feed.name) return;
  if (message.kind === 'changes') {
    const { asOf, incomplete } = message;
    feed.apply(queries, { rows: message.rows as R[], incomplete });
    queries.setQueryData<FeedState>(stateKey(feed.name), (state) => ({
      asOf,
      incompleteAt: incomplete ? asOf : state?.incompleteAt,
    }));
  }
  if (message.kind === 'failed') {
    const problem = message.title;
    queries.setQueryData<FeedState>(stateKey(feed.name), (state) => ({ ...state, problem }));
  }
}
