import type { DataSource, QueryRunner } from 'typeorm';
import { applyEvents } from '../consume/apply-events.js';
import { decode, isFault, type DecodedEvent } from '../consume/decode.js';
import type { Subscriptions } from '../consume/subscription.js';
import { inboxMarks } from '../inbox/inbox.js';
import { writeAudit } from '../audit/audit.js';
import { ask } from '../transaction/pipeline.js';
import { inTransaction, type Transaction } from '../transaction/transaction.js';
import { deleteMessages, lockKey, unblockEmptyKey, readKey, readMessage } from './parked-rows.js';
import type { ParkedKey, ParkedRow } from './parked-rows.js';

/** The outcomes of the replayed messages. */
export interface ReplayResult {
  applied: number;
  /** Duplicates, stale events, and events that needed no action. */
  ignored: number;
}

/** Thrown when a replay is refused; nothing was changed. */
export class ReplayRefused extends Error {
  constructor(
    readonly messageId: string,
    readonly why: string,
  ) {
    super(`message ${messageId} cannot be applied: ${why}`);
  }
}

/** A unit of replay: the messages of a key, or one message without a key. */
export interface Replayable {
  group: string;
  /** The kind of change, for the audit. */
  what: string;
  named: Record<string, unknown>;
  read(runner: QueryRunner): Promise<ParkedRow[]>;
  /** Locks the unit until the end of the transaction; false if the unit is not parked. */
  lock(runner: QueryRunner): Promise<boolean>;
  /** Unblocks the key if no messages are left. */
  unblock(runner: QueryRunner): Promise<void>;
}

export function keyToReplay(parkedKey: ParkedKey): Replayable {
  const { group, stream, key } = parkedKey;
  return {
    group,
    what: 'parked-key.replayed',
    named: { group, stream, key },
    read: (runner) => readKey(runner, parkedKey),
    lock: (runner) => lockKey(runner, parkedKey),
    unblock: (runner) => unblockEmptyKey(runner, parkedKey),
  };
}

/** A message without a key blocks no others, so only its own row is locked. */
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
    unblock: async () => undefined,
  };
}

/**
 * Thrown when the parked messages changed between reading and locking: another request replayed or dropped them, or
 * more arrived.
 */
class KeyChanged extends Error {}
const ATTEMPTS = 4;

/**
 * Applies parked messages, in order, in one transaction with the row of the audit; starts again if they changed before
 * they were locked.
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
      if (!(error instanceof KeyChanged) || attempt === ATTEMPTS) throw error;
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
  // The inbox must be locked first, and its rows are known only from the messages: read the messages, lock the inbox,
  // and read again.
  const rows = await what.read(runner);
  const decoded = rows.map((row) => ({ row, event: decodeRow(row, subscriptions) }));
  const accepted = await withoutDuplicates(runner, what.group, decoded);
  const locked = await what.lock(runner);
  if (!locked && rows.length === 0) return { applied: 0, ignored: 0, published: 0 };
  if (!locked || !isSame(rows, await what.read(runner))) {
    throw new KeyChanged('the parked messages are being changed by another request; try again');
  }
  const { applied, unitOfWork } = await applyEvents(transaction, what.group, accepted);
  await deleteMessages(
    runner,
    rows.map(({ id }) => id),
  );
  await what.unblock(runner);
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
 * Keeps each event once, at its first position among the parked messages, because republishing a lost stream delivers
 * parked events again. The id of a faulty message was not marked as applied. If the message can be decoded now, its id
 * is marked here, unless the same event was applied meanwhile. The id of a message that was parked only because of its
 * key is already marked, although the message was not applied.
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
