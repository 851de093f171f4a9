import { serviceNames, type ConsumingService, type Query, type Schemas } from '@entrepot/client';
import { call } from '../api/client.js';
import { fill } from '../language/texts.js';
import { messages } from './messages.js';
import { itemName, type OutboxRow, type ParkedItem } from './parked-item.js';

const LIMIT = 200;

/** The page size of the list of all services. */
export const PAGE_SIZE = 200;
const { done: texts } = messages;

/** The reasons why messages of a service are parked; for all types of events if none is named. */
export interface Fault {
  service: ConsumingService;
  reason: string;
  type?: string | undefined;
}

export type ParkedPage = Schemas['AllParkedResponse'];

export function readParked(query: Query<'listAllParkedMessages'>, signal: AbortSignal) {
  return call('listAllParkedMessages', { query, signal });
}

export function readCounts(signal: AbortSignal) {
  return call('countAllParkedMessages', { signal });
}

/** Replays the oldest 100 keys of a fault. */
export function replayFault({ service, reason, type }: Fault) {
  return call('replayParkedMessages', { path: { service }, body: { reason, type } });
}

/** Drops the oldest 500 messages of a fault. @param reason a text for the audit */
export function dropFault({ service, reason: parkedFor, type }: Fault, reason: string) {
  return call('dropParkedMessages', { path: { service }, body: { reason, parkedFor, type } });
}

export interface ParkedOutbox {
  /** The rows, the oldest first. */
  rows: OutboxRow[];
  /** The services that do not respond. */
  unavailable: string[];
  /** Whether a service has more rows than are read. */
  more: boolean;
}

/** The events that the services could not publish; a service that does not respond does not hide the others. */
export async function readOutbox(signal: AbortSignal): Promise<ParkedOutbox> {
  const answers = await Promise.allSettled(
    serviceNames.map((service) => readOutboxOf(service, {}, signal)),
  );
  const pages = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  if (pages.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
  return {
    rows: pages
      .flatMap(({ rows }) => rows)
      .toSorted((row, other) => row.parkedAt.localeCompare(other.parkedAt)),
    unavailable: serviceNames.filter((_, index) => answers[index]?.status === 'rejected'),
    more: pages.some(({ next }) => next !== undefined),
  };
}

async function readOutboxOf(service: string, query: { after?: string }, signal: AbortSignal) {
  const { rows, next } = await call('listParkedOutbox', {
    path: { service },
    query: { ...query, limit: LIMIT },
    signal,
  });
  return { rows: rows.map((row) => ({ ...row, service })), next };
}

/** The schema of an event; null if the event is not part of this product. */
export async function readSchema(type: string, signal: AbortSignal) {
  const { schemas } = await call('listEventSchemas', { signal });
  if (!schemas.some((schema) => schema.type === type && schema.version === 1)) return null;
  return call('readEventSchema', { path: { type, version: 'v1' }, signal });
}

/** The acts on parked items of one direction. */
export interface Source {
  /** Ids of the operations of the acts. */
  replayOperation: string;
  dropOperation: string;
  read: (service: string, id: string, signal: AbortSignal) => Promise<ParkedItem>;
  /** Reads the messages that wait behind an item. */
  readWaiting: (service: string, item: ParkedItem, signal: AbortSignal) => Promise<ParkedItem[]>;
  /** @returns a text about the result */
  replay: (service: string, item: ParkedItem) => Promise<string>;
  drop: (service: string, item: ParkedItem, reason: string) => Promise<unknown>;
}

const incoming: Source = {
  replayOperation: 'replayParkedMessage',
  dropOperation: 'dropParkedMessage',
  read: (service, messageId, signal) =>
    call('readParkedMessage', { path: { service, messageId }, mayBeAbsent: true, signal }),
  async readWaiting(service, { id, group, stream, key }, signal) {
    if (key === undefined || group === undefined) return [];
    const query = { group, stream, key, limit: LIMIT };
    const page = await call('listParkedMessages', { path: { service }, query, signal });
    return page.messages.filter(({ behind }) => behind === id);
  },
  async replay(service, item) {
    const path = { service, messageId: item.id };
    const { applied, ignored } = await call('replayParkedMessage', { path });
    return fill(texts.replayed, { key: itemName(item), applied, ignored });
  },
  drop: (service, { id: messageId }, reason) =>
    call('dropParkedMessage', { path: { service, messageId }, body: { reason } }),
};

const outgoing: Source = {
  replayOperation: 'replayParkedOutbox',
  dropOperation: 'dropParkedOutboxRow',
  read: (service, rowId, signal) =>
    call('readParkedOutboxRow', { path: { service, rowId }, mayBeAbsent: true, signal }),
  async readWaiting(service, { id, stream, key }, signal) {
    const { rows } = await readOutboxOf(service, { after: id }, signal);
    return rows.filter((row) => row.stream === stream && row.key === key);
  },
  async replay(service, item) {
    const { rows } = await call('replayParkedOutbox', { path: { service, rowId: item.id } });
    return fill(texts.returned, { key: itemName(item), rows });
  },
  drop: (service, { id: rowId }, reason) =>
    call('dropParkedOutboxRow', { path: { service, rowId }, body: { reason } }),
};

export const SOURCES = { messages: incoming, outbox: outgoing };
