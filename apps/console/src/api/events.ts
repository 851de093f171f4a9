import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf, MAY_BE_ABSENT } from './client.js';

export type CloudEvent = Schemas['CloudEventResponse'];
export type EventsPage = Schemas['EventsResponse'];

/** The log to read: a merchant's own, or for operators that of a given merchant. */
export type Owner = 'self' | { merchantId: string };

export function readEvents(
  owner: Owner,
  query: Query<'listEvents'>,
  signal: AbortSignal,
): Promise<EventsPage> {
  return bodyOf(
    owner === 'self'
      ? api.GET('/ext/events', { params: { query }, signal })
      : api.GET('/ops/webhooks/events', { params: { query: { ...query, ...owner } }, signal }),
  );
}

/** @throws ApiProblem 404 for an event that is no longer in the log */
export function readEvent(owner: Owner, eventId: string, signal: AbortSignal): Promise<CloudEvent> {
  const path = { eventId };
  const options = { headers: MAY_BE_ABSENT, signal };
  return bodyOf(
    owner === 'self'
      ? api.GET('/ext/events/{eventId}', { params: { path }, ...options })
      : api.GET('/ops/webhooks/events/{eventId}', { params: { path, query: owner }, ...options }),
  );
}
