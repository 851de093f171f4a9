import type { DataSource, QueryRunner } from 'typeorm';
import { applyEvents } from '../consume/apply-events.js';
import { decode, isFault } from '../consume/decode.js';
import type { DecodedEvent } from '../consume/decode.js';
import type { Subscriptions } from '../consume/subscription.js';
import { inboxMarks } from '../inbox/inbox.js';
import { writeAudit } from '../audit/audit.js';
import { ask } from '../transaction/pipeline.js';
import { inTransaction } from '../transaction/transaction.js';
import type { Transaction } from '../transaction/transaction.js';
import { deleteMessages, lockKey, openEmptyKey, readKey, readMessage } from './parked-rows.js';
import type { ParkedKey, ParkedRow } from './parked-rows.js';

/** What became of the messages that a replay took. */
export interface ReplayResult {
  applied: number;
  /** Seen before, out of date by now, or nothing that the handler had to act on. */
  ignored: number;
}

/** A replay that did not happen: nothing was changed, and this message is why. */
export class ReplayRefused extends Error {
  constructor(
    readonly messageId: string,
    readonly why: string,
  ) {
    super(`message ${messageId} cannot be applied: ${why}`);
  }
}

/** What is replayed as one: a key's messages, or one message that has no key. */
export interface Replayable {
  group: string;
  /** For the audit: what it is, and which. */
  what: string;
  named: Record<string, unknown>;
  read(runner: QueryRunner): Promise<ParkedRow[]>;
  /** Holds it to the end of the transaction; false when it is not parked any more. */
  lock(runner: QueryRunner): Promise<boolean>;
  /** Ends its being parked, when its messages are gone. */
  open(runner: QueryRunner): Promise<void>;
}

export function keyToReplay(parkedKey: ParkedKey): Replayable {
  const { group, stream, key } = parkedKey;
  return {
    group,
    what: 'parked-key.replayed',
    named: { group, stream, key },
    read: (runner) => readKey(runner, parkedKey),
    lock: (runner) => lockKey(runner, parkedKey),
    open: (runner) => openEmptyKey(runner, parkedKey),
  };
}

/** Nothing waits behind a message without a key, so its own row is all there is to lock. */
export function messageToReplay(id: string, group: string): Replayable {
  return {
    group,
    what: 'parked-message.replayed',
    named: { group, id },
    read: async (runner) => {
      const row = await readMessage(runner, id);
      return row ? [row] : [];
    },
    lock: async (runner) => {
      const { records } = await runner.query(LOCK_MESSAGE, [id], true);
      return records.length > 0;
    },
    open: async () => undefined,
  };
}

/** What was read is not what was locked: someone else replayed or dropped it, or more messages came. */
class Moved extends Error {}
const ATTEMPTS = 4;

/**
 * Applies what is parked, in order, in one transaction, with the row of the audit; begins again when it changes before
 * it is locked.
 * @param who the operator's client id
 */
export async function replay(
  dataSource: DataSource,
  what: Replayable,
  subscriptions: Subscriptions,
  who: string,
): Promise<ReplayResult & { published: number }> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(
        dataSource,
        (transaction) => replayLocked(transaction, what, subscriptions, who),
        { answersCaller: true },
      );
    } catch (error) {
      if (!(error instanceof Moved) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function replayLocked(
  transaction: Transaction,
  what: Replayable,
  subscriptions: Subscriptions,
  who: string,
): Promise<ReplayResult & { published: number }> {
  const { runner } = transaction;
  // The inbox comes before every other lock, and only the messages show which: read, lock, read again.
  const rows = await what.read(runner);
  const decoded = rows.map((row) => ({ row, event: decodeRow(row, subscriptions) }));
  const accepted = await withoutDuplicates(runner, what.group, decoded);
  const locked = await what.lock(runner);
  if (!locked && rows.length === 0) return { applied: 0, ignored: 0, published: 0 };
  if (!locked || !isSame(rows, await what.read(runner))) {
    throw new Moved('the parked messages are being changed by another request; try again');
  }
  const { applied, unitOfWork } = await applyEvents(transaction, what.group, accepted);
  await deleteMessages(
    runner,
    rows.map(({ id }) => id),
  );
  await what.open(runner);
  const effective = applied.filter(({ ignored }) => ignored === undefined).length;
  const result = { applied: effective, ignored: rows.length - effective };
  await writeAudit(runner, { who, what: what.what, details: { ...what.named, ...result } });
  return { ...result, published: await unitOfWork.end() };
}

function decodeRow(row: ParkedRow, subscriptions: Subscriptions): DecodedEvent {
  const { stream, partition, offset, key, headers, value } = row;
  const decoded = decode({ stream, partition, offset, key, headers, value }, subscriptions);
  if (decoded.kind === 'event') return decoded;
  const why = decoded.kind === 'fault' ? `${decoded.reason}: ${decoded.detail}` : decoded.reason;
  throw new ReplayRefused(row.id, why);
}

/**
 * Each event once, at the first place that it has among the parked messages: what is parked comes again where a stream
 * that Kafka has lost is published again. What was parked as a fault has not used up its event's id; understood by
 * now, it does so here, unless the same event was applied meanwhile. One that is parked behind it has used the id up
 * and was not applied.
 */
async function withoutDuplicates(
  runner: QueryRunner,
  group: string,
  decoded: readonly { row: ParkedRow; event: DecodedEvent }[],
): Promise<DecodedEvent[]> {
  const faults = decoded.filter(({ row }) => isFault(row.reason));
  const marks = inboxMarks(
    group,
    faults.map(({ event }) => event.eventId),
  );
  const [unapplied] = await ask(runner, marks);
  for (const { row, event } of decoded) if (!isFault(row.reason)) unapplied.add(event.eventId);
  return decoded.map(({ event }) => event).filter(({ eventId }) => unapplied.delete(eventId));
}

function isSame(before: readonly ParkedRow[], now: readonly ParkedRow[]): boolean {
  return before.length === now.length && before.every(({ id }, index) => now[index]?.id === id);
}

const LOCK_MESSAGE = `SELECT 1 FROM parked_message WHERE id = $1 FOR UPDATE`;
