import type { DataSource } from 'typeorm';
import { inboxMarks } from '../inbox/inbox.js';
import type { Received } from '../kafka/index.js';
import { eraseParked, park, parkedKeysAmong, parkKey, type ParkRequest } from './parking.js';
import { ask } from '../transaction/pipeline.js';
import { inTransaction, type Transaction } from '../transaction/transaction.js';
import { applyEvents, type Applied } from './apply-events.js';
import { decode, eventIdOf, type DecodedEvent, type FaultyMessage } from './decode.js';
import type { Subscriptions } from './subscription.js';

export interface ChunkResult {
  applied: Applied[];
  duplicates: number;
  skipped: { received: Received; reason: string }[];
  parked: ParkRequest[];
  published: number;
}

/**
 * Applies messages, consecutive ones of each partition, in one transaction: inbox marks, parked keys, subject versions,
 * handlers, list clocks, outbox. Either everything is committed or nothing.
 * @throws whatever a handler or the store throws, after the rollback
 */
export async function applyChunk(
  dataSource: DataSource,
  group: string,
  subscriptions: Subscriptions,
  messages: readonly Received[],
): Promise<ChunkResult> {
  const decoded = messages.map((message) => decode(message, subscriptions));
  const skipped = decoded.filter((message) => message.kind === 'skip');
  const subscribed = decoded.filter((message) => message.kind !== 'skip');
  if (subscribed.length === 0) {
    return { applied: [], duplicates: 0, skipped, parked: [], published: 0 };
  }
  const result = await inTransaction(dataSource, (transaction) =>
    applySubscribed(transaction, group, subscribed),
  );
  return { ...result, skipped };
}

type Subscribed = DecodedEvent | FaultyMessage;

async function applySubscribed(
  transaction: Transaction,
  group: string,
  subscribed: readonly Subscribed[],
): Promise<Omit<ChunkResult, 'skipped'>> {
  const { runner } = transaction;
  const [event, fault, blocked] = await ask(
    runner,
    inboxMarks(group, idsOf(subscribed, 'event')),
    // A faulty message has inbox marks of its own. If it used up the id, a corrected event with the same id would be
    // skipped as a duplicate and lost.
    inboxMarks(`${group}#fault`, idsOf(subscribed, 'fault')),
    parkedKeysAmong(
      group,
      subscribed.map(({ received }) => received),
    ),
  );
  const split = splitChunk(subscribed, { event, fault }, blocked);
  const { accepted, parked, duplicates, erased } = split;
  if (erased.length > 0) await eraseParked(runner, group, erased);
  if (parked.length > 0) await park(runner, group, parked);
  const { applied, unitOfWork } = await applyEvents(transaction, group, accepted);
  return { applied, published: await unitOfWork.end(), duplicates, parked };
}

type FreshIds = Record<Subscribed['kind'], Set<string>>;

function idsOf(subscribed: readonly Subscribed[], kind: Subscribed['kind']): string[] {
  return subscribed.flatMap((message) =>
    message.kind === kind && message.eventId !== undefined ? [message.eventId] : [],
  );
}

interface SplitChunk {
  accepted: DecodedEvent[];
  parked: ParkRequest[];
  duplicates: number;
  /** Keys whose parked messages an accepted event erases. */
  erased: { stream: string; key: string }[];
}

/**
 * Decides for each message, in order, whether it is skipped as a duplicate, parked (for itself or its key), or handled.
 * An event that erases the messages parked before it under its key unblocks the key.
 */
function splitChunk(
  subscribed: readonly Subscribed[],
  fresh: FreshIds,
  blocked: Set<string>,
): SplitChunk {
  const accepted: DecodedEvent[] = [];
  const erased: { stream: string; key: string }[] = [];
  let parked: ParkRequest[] = [];
  let duplicates = 0;
  for (const message of subscribed) {
    const { received, eventId } = message;
    const { stream, key } = received;
    if (eventId !== undefined && !fresh[message.kind].delete(eventId)) {
      duplicates += 1;
    } else if (message.kind === 'fault') {
      parked.push({ received, eventId, reason: message.reason, detail: message.detail });
      if (key !== null) blocked.add(parkKey(received));
    } else if (key === null || !blocked.has(parkKey(received))) {
      accepted.push(message);
    } else if (message.subscription.erases) {
      parked = parked.filter((earlier) => parkKey(earlier.received) !== parkKey(received));
      blocked.delete(parkKey(received));
      erased.push({ stream, key });
      accepted.push(message);
    } else {
      parked.push({ received, eventId, reason: 'key-parked', detail: 'an earlier one is parked' });
    }
  }
  return { accepted, parked, duplicates, erased };
}

/** Parks a message whose handler failed on every attempt, in its own transaction. */
export async function parkRefused(
  dataSource: DataSource,
  group: string,
  received: Received,
  error: Error,
): Promise<void> {
  const eventId = eventIdOf(received);
  await inTransaction(dataSource, async ({ runner }) => {
    const marks = inboxMarks(group, eventId === undefined ? [] : [eventId]);
    const [fresh] = await ask(runner, marks);
    if (eventId !== undefined && fresh.size === 0) return;
    const detail = error.stack ?? String(error);
    await park(runner, group, [{ received, eventId, reason: 'handler-failed', detail }]);
  });
}
