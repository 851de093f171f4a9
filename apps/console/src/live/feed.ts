import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isProblem } from '../api/problem.js';
import type { Session } from '../api/session.js';
import { applyToCaches, readChanges } from '../orders/changes.js';
import type { Cursor } from '../orders/changes.js';
import { listen, send } from './channel.js';
import type { TabMessage } from './channel.js';
import { pollInterval } from './leader.js';
import { takePart } from './leadership.js';

/** How current the shown orders are. */
export interface FeedState {
  /** Of the last poll that succeeded, in ms. */
  asOf?: number | undefined;
  /** The title of the problem of the last poll, if that failed. */
  problem?: string | undefined;
}

const FEED = ['feed'];

export function useFeedState(): FeedState {
  return useQuery<FeedState>({ queryKey: FEED, queryFn: skipToken }).data ?? {};
}

/** Keeps the orders in the caches of all tabs current; one tab asks for the changes. */
export function useFeed(session: Session): void {
  const queries = useQueryClient();
  const { kind } = session;
  useEffect(() => {
    if (kind === 'fulfillment-partner') return undefined;
    const endListening = listen((message) => receive(queries, message));
    const leave = takePart((end) => {
      void poll(queries, kind, end);
    });
    return () => {
      endListening();
      leave();
    };
  }, [queries, kind]);
}

async function poll(
  queries: QueryClient,
  kind: 'operator' | 'merchant',
  end: AbortSignal,
): Promise<void> {
  let cursor: Cursor | undefined;
  while (!end.aborted) {
    let message: TabMessage;
    try {
      const { orders, incomplete, next } = await readChanges(kind, cursor, end);
      cursor = next;
      message = { kind: 'orders', orders, incomplete, asOf: Date.now() };
    } catch (error) {
      message = { kind: 'failed', title: isProblem(error) ? error.title : String(error) };
    }
    if (end.aborted) return;
    send(message);
    receive(queries, message);
    await pause(end);
  }
}

/** Until the next poll: a tab that is shown again does not wait for the rest of the longer interval. */
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

function receive(queries: QueryClient, message: TabMessage): void {
  if (message.kind === 'orders') {
    applyToCaches(queries, message);
    queries.setQueryData<FeedState>(FEED, { asOf: message.asOf });
  }
  if (message.kind === 'failed') {
    queries.setQueryData<FeedState>(FEED, (state) => ({ ...state, problem: message.title }));
  }
}
