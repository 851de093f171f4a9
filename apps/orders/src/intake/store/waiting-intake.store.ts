import { lockSubjects, type UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import { lockOrderRows } from '../../order/store/order-state.store.js';
import { WaitingIntakeEntity } from './waiting-intake.entity.js';

/** A waiting channel event. Only the first one of an order has a due time; the others are blocked behind it. */
export type WaitingEvent = Pick<
  WaitingIntakeEntity,
  'id' | 'orderId' | 'merchantId' | 'type' | 'event' | 'receivedAt'
>;

/**
 * Serializes the events of channels about these orders until the commit. An order that does not exist yet has no row,
 * so its id is locked, and then the existing rows. The locks are sent with the next query. Every transaction locks in
 * this order: ids, rows of orders, versions of answers to channels, and last the clock of the list.
 */
export function lockIntake(unitOfWork: UnitOfWork, orderIds: readonly string[]): void {
  lockSubjects(unitOfWork, 'order', orderIds);
  lockOrderRows(unitOfWork, orderIds);
}

/** Whether the order has a waiting event. The caller must have locked its intake, as every writer does. */
export async function isWaiting(unitOfWork: UnitOfWork, orderId: string): Promise<boolean> {
  const rows = await unitOfWork.query('SELECT 1 FROM waiting_intake WHERE order_id = $1 LIMIT 1', [
    orderId,
  ]);
  return rows.length > 0;
}

/** @param waiting its `dueAt` is null when an earlier event of the order blocks this one */
export async function keepWaiting(
  unitOfWork: UnitOfWork,
  waiting: Omit<WaitingIntakeEntity, 'id'>,
): Promise<void> {
  await (await unitOfWork.repository(WaitingIntakeEntity)).insert(waiting);
}

export type DueOrder = Pick<WaitingIntakeEntity, 'id' | 'orderId'>;

/** The due orders, longest waiting first; nothing is locked. */
export function peekDue(queries: Queries, limit: number): Promise<DueOrder[]> {
  return queries.query(
    `SELECT id, order_id AS "orderId" FROM waiting_intake
      WHERE due_at <= statement_timestamp() ORDER BY due_at LIMIT $1`,
    [limit],
  );
}

/**
 * Locks the intake of an order and reads all its waiting events in the order received; empty when it is no longer due
 * because another process handled it.
 */
export function lockDue(
  unitOfWork: UnitOfWork,
  { id, orderId }: DueOrder,
): Promise<WaitingEvent[]> {
  lockIntake(unitOfWork, [orderId]);
  return unitOfWork.query(
    `${SELECT_WAITING}
        AND EXISTS (SELECT FROM waiting_intake WHERE id = $2 AND due_at <= statement_timestamp())
      ORDER BY id`,
    [orderId, id],
  );
}

/** All waiting events of an order in the order received, due or not. The caller must have locked its intake. */
export function readWaiting(unitOfWork: UnitOfWork, orderId: string): Promise<WaitingEvent[]> {
  return unitOfWork.query(`${SELECT_WAITING} ORDER BY id`, [orderId]);
}

const SELECT_WAITING = `
  SELECT id, order_id AS "orderId", merchant_id AS "merchantId", type, event, arrived_at AS "receivedAt"
    FROM waiting_intake
   WHERE order_id = $1`;

export async function postpone(
  unitOfWork: UnitOfWork,
  { id, merchantId }: WaitingEvent,
  dueAt: Date,
): Promise<void> {
  await (await unitOfWork.repository(WaitingIntakeEntity)).update({ id, merchantId }, { dueAt });
}

/** Postpones by the database's clock, since the clocks of processes may differ. */
export async function postponeBy(
  unitOfWork: UnitOfWork,
  id: string,
  milliseconds: number,
): Promise<void> {
  await unitOfWork.query(
    `UPDATE waiting_intake SET due_at = statement_timestamp() + make_interval(secs => $2::numeric / 1000)
      WHERE id = $1`,
    [id, milliseconds],
  );
}

export async function deleteWaiting(
  unitOfWork: UnitOfWork,
  { id, merchantId }: WaitingEvent,
): Promise<void> {
  await (await unitOfWork.repository(WaitingIntakeEntity)).delete({ id, merchantId });
}

/** The version of the next answer to a channel about one of its orders. */
export async function nextReplyVersion(unitOfWork: UnitOfWork, subject: string): Promise<number> {
  const [row] = await unitOfWork.query<{ version: string }>(
    `INSERT INTO channel_reply AS known (subject, version) VALUES ($1, 1)
     ON CONFLICT (subject) DO UPDATE SET version = known.version + 1 RETURNING version`,
    [subject],
  );
  return Number(row?.version);
}
