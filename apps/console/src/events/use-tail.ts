import type { Query } from '@entrepot/client';
import { useEffect, useReducer } from 'react';
import { readEvents, type CloudEvent, type EventsPage, type Owner } from '../api/events.js';
import { withNewer } from './tail.js';

const HOUR_MS = 3_600_000;
/** The time that the API waits for an event before it sends an empty answer. */
const WAIT_SECONDS = 20;
const PAGE_SIZE = 200;
const RETRY_MS = 5_000;
/** An empty answer may arrive at once, if many clients wait. */
const EMPTY_MS = 1_000;

type EventTypes = NonNullable<Query<'listEvents'>['types']>;

export interface Tail {
  /** The newest first. */
  events: readonly CloudEvent[];
  /** When the last answer came, in ms; 0 before the first. */
  asOf: number;
  error?: Error | undefined;
}

type Step = { kind: 'page'; page: EventsPage } | { kind: 'failed'; error: Error };

const EMPTY: Tail = { events: [], asOf: 0 };

function next(tail: Tail, step: Step): Tail {
  if (step.kind === 'failed') return { ...tail, error: step.error };
  return { events: withNewer(tail.events, step.page.events), asOf: Date.now() };
}

interface Wanted {
  /** The id of a merchant, or `self`. */
  merchant: string;
  types: string | undefined;
  subject: string | undefined;
  paused: boolean;
}

/**
 * Follows the events from the last hour on, while the page is visible and not paused. A component for other events must
 * be a new instance: give it a key.
 */
export function useTail({ merchant, types, subject, paused }: Wanted): Tail {
  const [tail, step] = useReducer(next, EMPTY);
  useEffect(() => {
    if (paused) return undefined;
    const end = new AbortController();
    const owner = merchant === 'self' ? merchant : { merchantId: merchant };
    const filter = {
      // The service refuses invalid types.
      ...(types !== undefined && { types: types.split(',') as EventTypes }),
      ...(subject !== undefined && { subject }),
    };
    void follow(owner, filter, end.signal, step);
    return () => end.abort();
  }, [merchant, types, subject, paused]);
  return tail;
}

async function follow(
  owner: Owner,
  filter: { types?: EventTypes; subject?: string },
  end: AbortSignal,
  step: (step: Step) => void,
): Promise<void> {
  const begin = { from: new Date(Date.now() - HOUR_MS).toISOString() };
  let place: { from: string } | { after: string } = begin;
  let caughtUp = false;
  while (!end.aborted) {
    await untilVisible(end);
    try {
      const wait = caughtUp ? WAIT_SECONDS : 0;
      const query = { ...filter, ...place, wait, pageSize: PAGE_SIZE };
      const page: EventsPage = await readEvents(owner, query, end);
      place = { after: page.after };
      caughtUp = !page.more;
      step({ kind: 'page', page });
      if (page.events.length === 0) await pause(EMPTY_MS, end);
    } catch (error) {
      if (end.aborted) return;
      step({ kind: 'failed', error: error as Error });
      await pause(RETRY_MS, end);
    }
  }
}

function pause(milliseconds: number, end: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    end.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function untilVisible(end: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal: end });
    end.addEventListener('abort', () => resolve());
  });
}
