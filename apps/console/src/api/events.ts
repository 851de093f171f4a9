import type { Query, Schemas } from '@entrepot/client';
import { call } from './client.js';

export type CloudEvent = Schemas['CloudEventResponse'];
export type EventsPage = Schemas['EventsResponse'];

/** The log to read: a merchant's own, or for operators that of a given merchant. */
export type Owner = 'self' | { merchantId: string };

export function readEvents(
  owner: Owner,
  query: Query<'listEvents'>,
  signal: AbortSignal,
): Promise<EventsPage> {
  return owner === 'self'
    ? call('listEvents', { query, signal })
    : call('listEventsOfMerchant', { query: { ...query, ...owner }, signal });
}

/** @throws ApiProblem 404 for an event that is no longer in the log */
export function readEvent(owner: Owner, eventId: string, signal: AbortSignal): Promise<CloudEvent> {
  const request = { path: { eventId }, mayBeAbsent: true, signal } as const;
  return owner === 'self'
    ? call('readEvent', request)
    : call('readEventOfMerchant', { ...request, query: owner });
}
