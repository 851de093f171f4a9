import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from './client.js';

export type CloudEvent = Schemas['CloudEventResponse'];
export type EventsPage = Schemas['EventsResponse'];

/** Where to read: a merchant its own, operators those of the merchant that they name. */
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

export function readEvent(owner: Owner, eventId: string, signal: AbortSignal): Promise<CloudEvent> {
  const path = { eventId };
  return bodyOf(
    owner === 'self'
      ? api.GET('/ext/events/{eventId}', { params: { path }, signal })
      : api.GET('/ops/webhooks/events/{eventId}', { params: { path, query: owner }, signal }),
  );
}
