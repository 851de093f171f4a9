import type { UnitOfWork } from '#messaging';
import type { DataSource } from 'typeorm';
import { unknownFlow, type NextStep, type OrderFlow, type Step } from '../domain/order-flow.js';
import { isReported } from '../domain/progress.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';

/** The key of an order and its merchant. */
export interface OrderKey {
  orderId: string;
  merchantId: string;
}

/** Due orders with the same next step as the one that is due longest. */
export interface DueStep {
  step: Step;
  orderIds: string[];
}

/** An order whose step is due. */
export interface DueOrder {
  order: ReleasedOrder;
  /** The trace of the event that made the step due. */
  traceparent?: string;
}

interface FlowRow {
  order_id: string;
  gate_status: string | null;
  gate_version: string;
  released: boolean;
  forgotten: boolean;
  last_step: Step | null;
  next_step: Step | null;
  due_at: Date | null;
}

/** The database's time, by which steps are due, since the clocks of processes may differ. */
export async function storeTime(uow: UnitOfWork): Promise<Date> {
  const [row] = await uow.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  if (!row) throw new Error('the store did not answer its time');
  return row.now;
}

/**
 * The flows of these orders, created when missing, locked until the commit in key order.
 * @param others whose flows the same transaction locks next: locked in the same order to avoid deadlocks
 */
export async function lockFlows(
  uow: UnitOfWork,
  keys: readonly OrderKey[],
  others: readonly OrderKey[] = [],
): Promise<Map<string, OrderFlow>> {
  const all = new Map([...keys, ...others].map((key) => [key.orderId, key]));
  const sorted = [...all.values()].toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
  const ids = sorted.map(({ orderId }) => orderId);
  uow.write(BEGIN_FLOWS, [ids, sorted.map(({ merchantId }) => merchantId)]);
  const rows = await uow.query<FlowRow>(LOCK_FLOWS, [ids]);
  const asked = new Set(keys.map(({ orderId }) => orderId));
  return new Map(
    rows.filter((row) => asked.has(row.order_id)).map((row) => [row.order_id, toFlow(row)]),
  );
}

/** Writes the decisions for locked flows; steps that become due continue the trace of their event. */
export function saveFlows(uow: UnitOfWork, flows: ReadonlyMap<string, OrderFlow>): void {
  const entries = [...flows];
  uow.write(SAVE_FLOWS, [
    entries.map(([orderId]) => orderId),
    entries.map(([, flow]) => flow.gateStatus ?? null),
    entries.map(([, flow]) => flow.gateVersion),
    entries.map(([, flow]) => flow.next.step ?? null),
    entries.map(([, flow]) => flow.next.dueAt ?? null),
    entries.map(([orderId]) => uow.traceOfKey(orderId) ?? null),
  ]);
}

/** Stores the release data that the steps of these orders need; their flows are locked. */
export function keepReleases(uow: UnitOfWork, orders: readonly ReleasedOrder[]): void {
  uow.write(KEEP_RELEASES, [
    orders.map(({ orderId }) => orderId),
    orders.map((order) => JSON.stringify(order)),
  ]);
}

/** Reads due steps without a lock, so that no transaction is begun while nothing is due. */
export async function peekDue(store: DataSource, limit: number): Promise<DueStep | undefined> {
  const rows: { order_id: string; next_step: Step }[] = await store.query(PEEK_DUE, [limit]);
  const [first] = rows;
  return first && { step: first.next_step, orderIds: rows.map((row) => row.order_id) };
}

/** Locks the orders whose step is still due and that no other process has locked. */
export async function lockDue(uow: UnitOfWork, { step, orderIds }: DueStep): Promise<DueOrder[]> {
  const rows = await uow.query<{ release: ReleasedOrder; traceparent: string | null }>(LOCK_DUE, [
    orderIds,
    step,
  ]);
  return rows.map(({ release, traceparent }) => ({
    order: release,
    ...(traceparent !== null && { traceparent }),
  }));
}

/** The flow of an order, without a lock; undefined when there is none. */
export async function findFlow(store: DataSource, orderId: string): Promise<OrderFlow | undefined> {
  const rows: FlowRow[] = await store.query(FIND_FLOW, [orderId]);
  return rows.map(toFlow)[0];
}

/** Locks the flow of an order until the commit, with its release. */
export async function lockFlow(
  uow: UnitOfWork,
  orderId: string,
): Promise<{ flow: OrderFlow; order: ReleasedOrder | undefined } | undefined> {
  const rows = await uow.query<FlowRow & { release: ReleasedOrder | null }>(LOCK_FLOW, [orderId]);
  return rows.map((row) => ({ flow: toFlow(row), order: row.release ?? undefined }))[0];
}

/** Sets the next step of orders whose step was just taken; their flows are locked. */
export function setNext(
  uow: UnitOfWork,
  taken: Step,
  orders: readonly { orderId: string; next: NextStep }[],
): void {
  uow.write(SET_NEXT, [
    orders.map(({ orderId }) => orderId),
    orders.map(({ next }) => next.step ?? null),
    orders.map(({ next }) => next.dueAt ?? null),
    isReported(taken) ? taken : null,
  ]);
}

/** Postpones a step that failed, unless the order has advanced since. */
export async function postpone(
  uow: UnitOfWork,
  orderIds: readonly string[],
  step: Step,
  milliseconds: number,
): Promise<void> {
  await uow.query(POSTPONE, [orderIds, step, milliseconds]);
}

/** Marks the buyer of an order, whose flow is locked, as erased; its documents' contents are still to be removed. */
export async function markErased(uow: UnitOfWork, orderId: string, at: Date): Promise<void> {
  await uow.query(
    'UPDATE order_flow SET erased_at = $2, contents_removed_at = NULL WHERE order_id = $1',
    [orderId, at],
  );
}

/** Orders with erased buyers whose documents may still have contents, longest waiting first. */
export async function erasedWithContents(store: DataSource, limit: number): Promise<string[]> {
  const rows: { order_id: string }[] = await store.query(ERASED_WITH_CONTENTS, [limit]);
  return rows.map((row) => row.order_id);
}

export async function markContentsRemoved(
  uow: UnitOfWork,
  orderId: string,
  at: Date,
): Promise<void> {
  await uow.query('UPDATE order_flow SET contents_removed_at = $2 WHERE order_id = $1', [
    orderId,
    at,
  ]);
}

function toFlow(row: FlowRow): OrderFlow {
  return {
    ...unknownFlow,
    ...(row.gate_status === null ? {} : { gateStatus: row.gate_status }),
    gateVersion: Number(row.gate_version),
    released: row.released,
    erased: row.forgotten,
    ...(row.last_step === null ? {} : { lastStep: row.last_step }),
    next: {
      ...(row.next_step === null ? {} : { step: row.next_step }),
      ...(row.due_at === null ? {} : { dueAt: row.due_at }),
    },
  };
}

const BEGIN_FLOWS = `
  INSERT INTO order_flow (order_id, merchant_id)
  SELECT order_id, merchant_id
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS t (order_id, merchant_id, position)
   ORDER BY position
  ON CONFLICT DO NOTHING`;

const FLOW = `order_id, gate_status, gate_version, release IS NOT NULL AS released,
  erased_at IS NOT NULL AS forgotten, last_step, next_step, due_at`;

const LOCK_FLOWS = `
  SELECT ${FLOW} FROM order_flow WHERE order_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE`;

const FIND_FLOW = `SELECT ${FLOW} FROM order_flow WHERE order_id = $1`;

const LOCK_FLOW = `SELECT ${FLOW}, release FROM order_flow WHERE order_id = $1 FOR NO KEY UPDATE`;

const SAVE_FLOWS = `
  UPDATE order_flow AS flow
     SET gate_status = t.gate_status, gate_version = t.gate_version, next_step = t.next_step, due_at = t.due_at,
         traceparent = CASE WHEN t.due_at IS DISTINCT FROM flow.due_at THEN t.traceparent ELSE flow.traceparent END
    FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::timestamptz[], $6::text[])
         AS t (order_id, gate_status, gate_version, next_step, due_at, traceparent)
   WHERE flow.order_id = t.order_id`;

const KEEP_RELEASES = `
  UPDATE order_flow AS flow SET release = t.release
    FROM unnest($1::text[], $2::jsonb[]) AS t (order_id, release)
   WHERE flow.order_id = t.order_id`;

const PEEK_DUE = `
  SELECT order_id, next_step
    FROM order_flow
   WHERE due_at <= statement_timestamp()
     AND next_step = (SELECT next_step FROM order_flow
                       WHERE due_at <= statement_timestamp() ORDER BY due_at LIMIT 1)
   ORDER BY due_at
   LIMIT $1`;

const LOCK_DUE = `
  SELECT release, traceparent FROM order_flow
   WHERE order_id = ANY($1) AND next_step = $2 AND due_at <= statement_timestamp()
   ORDER BY order_id
     FOR NO KEY UPDATE SKIP LOCKED`;

const SET_NEXT = `
  UPDATE order_flow AS flow
     SET next_step = t.next_step, due_at = t.due_at, last_step = coalesce($4, flow.last_step)
    FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS t (order_id, next_step, due_at)
   WHERE flow.order_id = t.order_id`;

const ERASED_WITH_CONTENTS = `
  SELECT order_id FROM order_flow
   WHERE erased_at IS NOT NULL AND contents_removed_at IS NULL ORDER BY erased_at LIMIT $1`;

const POSTPONE = `
  UPDATE order_flow SET due_at = statement_timestamp() + make_interval(secs => $3::numeric / 1000)
   WHERE order_id IN (SELECT order_id FROM order_flow WHERE order_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE)
     AND next_step = $2 AND due_at IS NOT NULL`;
