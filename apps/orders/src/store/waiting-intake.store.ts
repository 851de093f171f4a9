import type { UnitOfWork } from '#messaging';
import type { Queries } from './queries.js';

/** An event of a channel that waits; behind the first of its order the others wait without being due. */
export interface WaitingEvent {
  id: string;
  orderId: string;
  merchantId: string;
  type: string;
  event: object;
  arrivedAt: Date;
}

/** Does anything of this order wait? The caller holds the list clock of its merchant, as all do who write here. */
export async function isWaiting(uow: UnitOfWork, orderId: string): Promise<boolean> {
  const rows = await uow.query('SELECT 1 FROM waiting_intake WHERE order_id = $1 LIMIT 1', [
    orderId,
  ]);
  return rows.length > 0;
}

/** @param dueAt left out where it waits for one before it */
export async function keepWaiting(
  uow: UnitOfWork,
  waiting: Omit<WaitingEvent, 'id'> & { detail: string; dueAt?: Date },
): Promise<void> {
  const { orderId, merchantId, type, event, arrivedAt, detail, dueAt } = waiting;
  await uow.query(
    `INSERT INTO waiting_intake (order_id, merchant_id, type, event, arrived_at, detail, due_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [orderId, merchantId, type, JSON.stringify(event), arrivedAt, detail, dueAt ?? null],
  );
}

export interface DueOrder {
  id: string;
  orderId: string;
  merchantId: string;
}

/** The orders that are due, the longest first; nothing is locked. */
export function peekDue(queries: Queries, limit: number): Promise<DueOrder[]> {
  return queries.query(
    `SELECT id, order_id AS "orderId", merchant_id AS "merchantId" FROM waiting_intake
      WHERE due_at <= statement_timestamp() ORDER BY due_at LIMIT $1`,
    [limit],
  );
}

/** All that waits of an order that is still due, in the order of arrival; nothing if another process has it in hand. */
export async function lockDue(uow: UnitOfWork, { id, orderId }: DueOrder): Promise<WaitingEvent[]> {
  const due = await uow.query(
    'SELECT 1 FROM waiting_intake WHERE id = $1 AND due_at <= statement_timestamp() FOR UPDATE SKIP LOCKED',
    [id],
  );
  if (due.length === 0) return [];
  return uow.query(
    `SELECT id, order_id AS "orderId", merchant_id AS "merchantId", type, event, arrived_at AS "arrivedAt"
       FROM waiting_intake WHERE order_id = $1 ORDER BY id`,
    [orderId],
  );
}

export async function postpone(uow: UnitOfWork, id: string, dueAt: Date): Promise<void> {
  await uow.query('UPDATE waiting_intake SET due_at = $2 WHERE id = $1', [id, dueAt]);
}

/** The time by which they are due is the store's: a process may have an own idea of it. */
export async function postponeBy(uow: UnitOfWork, id: string, milliseconds: number): Promise<void> {
  await uow.query(
    `UPDATE waiting_intake SET due_at = statement_timestamp() + make_interval(secs => $2::numeric / 1000)
      WHERE id = $1`,
    [id, milliseconds],
  );
}

export async function forgetWaiting(uow: UnitOfWork, id: string): Promise<void> {
  await uow.query('DELETE FROM waiting_intake WHERE id = $1', [id]);
}

/** The version of the next answer to a channel about one of its orders. */
export async function nextReplyVersion(uow: UnitOfWork, subject: string): Promise<number> {
  const [row] = await uow.query<{ version: string }>(
    `INSERT INTO channel_reply AS known (subject, version) VALUES ($1, 1)
     ON CONFLICT (subject) DO UPDATE SET version = known.version + 1 RETURNING version`,
    [subject],
  );
  return Number(row?.version);
}
