import type { DataSource } from 'typeorm';
import { inboxMarks } from '../inbox/inbox.js';
import type { Received } from '../kafka/index.js';
import { park, parkedKeysAmong, parkKey } from './parking.js';
import type { ParkRequest } from './parking.js';
import { ask } from '../transaction/pipeline.js';
import { inTransaction } from '../transaction/transaction.js';
import type { Transaction } from '../transaction/transaction.js';
import { applyEvents } from './apply-events.js';
import type { Applied } from './apply-events.js';
import { decode, eventIdOf } from './decode.js';
import type { DecodedEvent, FaultyMessage } from './decode.js';
import type { Subscriptions } from './subscription.js';

export interface ChunkResult {
  applied: Applied[];
  duplicates: number;
  skipped: { received: Received; reason: string }[];
  parked: ParkRequest[];
  published: number;
}

/**
 * Applies some messages, of each partition consecutive ones, in one transaction: inbox marks, parked keys, subject
 * versions, handlers, list clocks, outbox. Either all of it is committed or nothing.
 * @throws whatever a handler or the store throws, after the rollback
 */
export async function applyChunk(
  dataSource: DataSource,
  group: string,
  subscriptions: Subscriptions,
  messages: readonly Received[],
): Promise<ChunkResult> {
  const decoded = messages.map((message) => decode(message, subscriptions));
  const skipped = decoded.filter((one) => one.kind === 'skip');
  const wanted = decoded.filter((one) => one.kind !== 'skip');
  if (wanted.length === 0) {
    return { applied: [], duplicates: 0, skipped, parked: [], published: 0 };
  }
  const result = await inTransaction(dataSource, (transaction) =>
    applyWanted(transaction, group, wanted),
  );
  return { ...result, skipped };
}

type Wanted = DecodedEvent | FaultyMessage;

async function applyWanted(
  transaction: Transaction,
  group: string,
  wanted: readonly Wanted[],
): Promise<Omit<ChunkResult, 'skipped'>> {
  const { runner } = transaction;
  const [event, fault, blocked] = await ask(
    runner,
    inboxMarks(group, idsOf(wanted, 'event')),
    // A fault is marked apart from events: it must not use up the id, or the same event sent again without the fault
    // would be taken for a duplicate and lost.
    inboxMarks(`${group}#fault`, idsOf(wanted, 'fault')),
    parkedKeysAmong(
      group,
      wanted.map(({ received }) => received),
    ),
  );
  const { accepted, parked, duplicates } = splitChunk(wanted, { event, fault }, blocked);
  if (parked.length > 0) await park(runner, group, parked);
  const { applied, unitOfWork } = await applyEvents(transaction, group, accepted);
  return { applied, published: await unitOfWork.end(), duplicates, parked };
}

type FreshIds = Record<Wanted['kind'], Set<string>>;

function idsOf(wanted: readonly Wanted[], kind: Wanted['kind']): string[] {
  return wanted.flatMap((one) =>
    one.kind === kind && one.eventId !== undefined ? [one.eventId] : [],
  );
}

/** Decides for each message, in order: a duplicate, which is skipped; to be parked (itself or its key); or to be handled. */
function splitChunk(
  wanted: readonly Wanted[],
  fresh: FreshIds,
  blocked: Set<string>,
): { accepted: DecodedEvent[]; parked: ParkRequest[]; duplicates: number } {
  const accepted: DecodedEvent[] = [];
  const parked: ParkRequest[] = [];
  let duplicates = 0;
  for (const one of wanted) {
    const { received, eventId } = one;
    if (eventId !== undefined && !fresh[one.kind].delete(eventId)) {
      duplicates += 1;
    } else if (one.kind === 'fault') {
      parked.push({ received, eventId, reason: one.reason, detail: one.detail });
      if (received.key !== null) blocked.add(parkKey(received));
    } else if (received.key !== null && blocked.has(parkKey(received))) {
      parked.push({ received, eventId, reason: 'key-parked', detail: 'an earlier one is parked' });
    } else accepted.push(one);
  }
  return { accepted, parked, duplicates };
}

/** Parks one message that its handler refused every time, in a transaction of its own. */
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
