import { merchantsInTurn, type UnitOfWork } from '#messaging';
import { Column, type DataSource, Entity, IsNull, Not, PrimaryColumn } from 'typeorm';
import type { OrderKey, ReleasedOrder } from '../../parcels/domain/released-order.js';
import type { NextStep, OrderFlow, Step } from '../domain/order-flow.js';
import { isReported, type ReportedStep } from '../domain/progress.js';

/** Due orders with the same next step as the order that has been due longest. */
export interface DueStep {
  step: Step;
  orderIds: string[];
}

/** An order whose step is due. */
export interface DueOrder {
  order: ReleasedOrder;
  /** The trace of the event that made the step due. */
  traceparent: string | null;
}

/**
 * The fulfillment of an order. Its status and its release come from two streams, in either order (events.md, races); a
 * row is due only while both allow its next step, so the poller reads this table only.
 */
@Entity('order_flow')
class OrderFlowEntity {
  @PrimaryColumn('text') orderId!: string;
  @Column('text') merchantId!: string;
  @Column('text') gateStatus!: string | null;
  @Column('bigint') gateVersion!: string;
  @Column('jsonb') release!: ReleasedOrder | null;
  @Column('text') nextStep!: Step | null;
  @Column('timestamp with time zone') dueAt!: Date | null;
  @Column('text') lastStep!: ReportedStep | null;
  @Column('timestamp with time zone') erasedAt!: Date | null;
  @Column('timestamp with time zone') contentsRemovedAt!: Date | null;
  @Column('text') traceparent!: string | null;
}

interface FlowRow extends Pick<
  OrderFlowEntity,
  'orderId' | 'gateStatus' | 'gateVersion' | 'lastStep' | 'nextStep' | 'dueAt'
> {
  released: boolean;
  erased: boolean;
}

/** Locks the flows of these orders until the commit, in key order, created when missing; sent before the next query. */
export function lockFlows(unitOfWork: UnitOfWork, keys: readonly OrderKey[]): void {
  unitOfWork.write(LOCK_FLOWS, [beginFlows(unitOfWork, keys)]);
}

/** As {@link lockFlows}. @returns the flows by order */
export async function lockAndLoadFlows(
  unitOfWork: UnitOfWork,
  keys: readonly OrderKey[],
): Promise<Map<string, OrderFlow>> {
  const rows = await unitOfWork.query<FlowRow>(LOCK_FLOWS, [beginFlows(unitOfWork, keys)]);
  return new Map(rows.map((row) => [row.orderId, toFlow(row)]));
}

function beginFlows(unitOfWork: UnitOfWork, keys: readonly OrderKey[]): string[] {
  const unique = [...new Map(keys.map((key) => [key.orderId, key])).values()];
  const sorted = unique.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
  const ids = sorted.map(({ orderId }) => orderId);
  unitOfWork.write(BEGIN_FLOWS, [ids, sorted.map(({ merchantId }) => merchantId)]);
  return ids;
}

/** Writes the decisions for locked flows; steps that become due continue the trace of their event. */
export function saveFlows(unitOfWork: UnitOfWork, flows: ReadonlyMap<string, OrderFlow>): void {
  const entries = [...flows];
  unitOfWork.write(SAVE_FLOWS, [
    entries.map(([orderId]) => orderId),
    entries.map(([, flow]) => flow.gateStatus ?? null),
    entries.map(([, flow]) => flow.gateVersion),
    entries.map(([, flow]) => flow.next.step ?? null),
    entries.map(([, flow]) => flow.next.dueAt ?? null),
    entries.map(([orderId]) => unitOfWork.traceOfKey(orderId) ?? null),
  ]);
}

/** Stores the release data that the steps of these orders need; the caller must have locked their flows. */
export function saveReleases(unitOfWork: UnitOfWork, orders: readonly ReleasedOrder[]): void {
  unitOfWork.write(SAVE_RELEASES, [
    orders.map(({ orderId }) => orderId),
    orders.map((order) => JSON.stringify(order)),
  ]);
}

/**
 * Reads due steps in turns between merchants, without a lock, so that no transaction is begun while nothing is due.
 * @param limit the number of orders
 */
export function peekDueOfAllMerchants(store: DataSource, limit: number): Promise<DueStep[]> {
  return store.query(PEEK_DUE, [limit]);
}

/** Locks the orders whose step is still due, without those that another process has locked. */
export async function lockDue(
  unitOfWork: UnitOfWork,
  { step, orderIds }: DueStep,
): Promise<DueOrder[]> {
  return unitOfWork.query<DueOrder>(LOCK_DUE, [orderIds, step]);
}

/** The flow of an order, without a lock. */
export async function findFlow(
  store: DataSource,
  orderId: string,
): Promise<OrderFlowEntity | null> {
  return store.getRepository(OrderFlowEntity).findOneBy({ orderId });
}

/** Locks the flow of an order until the commit, with its release. */
export async function lockFlow(
  unitOfWork: UnitOfWork,
  orderId: string,
): Promise<{ flow: OrderFlow; order: ReleasedOrder | null } | undefined> {
  const rows = await unitOfWork.query<FlowRow & { order: ReleasedOrder | null }>(LOCK_FLOW, [
    orderId,
  ]);
  return rows.map((row) => ({ flow: toFlow(row), order: row.order }))[0];
}

/** Sets the next step of orders whose step was just executed; the caller must have locked their flows. */
export function setNext(
  unitOfWork: UnitOfWork,
  taken: Step,
  orders: readonly { orderId: string; next: NextStep }[],
): void {
  unitOfWork.write(SET_NEXT, [
    orders.map(({ orderId }) => orderId),
    orders.map(({ next }) => next.step ?? null),
    orders.map(({ next }) => next.dueAt ?? null),
    isReported(taken) ? taken : null,
  ]);
}

/** Postpones a step that failed, unless the order has advanced since. */
export async function postpone(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
  step: Step,
  milliseconds: number,
): Promise<void> {
  await unitOfWork.query(POSTPONE, [orderIds, step, milliseconds]);
}

type Erasure = Partial<Pick<OrderFlowEntity, 'erasedAt' | 'contentsRemovedAt'>>;

/** Writes the progress of the erasure of an order's buyer. */
export async function saveErasure(
  unitOfWork: UnitOfWork,
  { orderId, merchantId }: OrderKey,
  erasure: Erasure,
): Promise<void> {
  const flows = await unitOfWork.repository(OrderFlowEntity);
  await flows.update({ orderId, merchantId }, erasure);
}

/** Orders with erased buyers whose documents may still have contents, longest waiting first. */
export async function erasedWithContentsOfAllMerchants(
  store: DataSource,
  limit: number,
): Promise<OrderKey[]> {
  return store.getRepository(OrderFlowEntity).find({
    select: { orderId: true, merchantId: true },
    where: { erasedAt: Not(IsNull()), contentsRemovedAt: IsNull() },
    order: { erasedAt: 'ASC' },
    take: limit,
  });
}

function toFlow({
  gateStatus,
  gateVersion,
  lastStep,
  nextStep,
  dueAt,
  ...row
}: FlowRow): OrderFlow {
  return {
    ...(gateStatus !== null && { gateStatus }),
    gateVersion: Number(gateVersion),
    released: row.released,
    erased: row.erased,
    ...(lastStep !== null && { lastStep }),
    next: { ...(nextStep !== null && { step: nextStep }), ...(dueAt !== null && { dueAt }) },
  };
}

const BEGIN_FLOWS = `
  INSERT INTO order_flow (order_id, merchant_id)
  SELECT order_id, merchant_id
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS t (order_id, merchant_id, position)
   ORDER BY position
  ON CONFLICT DO NOTHING`;

const FLOW = `order_id AS "orderId", gate_status AS "gateStatus", gate_version AS "gateVersion",
  release IS NOT NULL AS released, erased_at IS NOT NULL AS erased, last_step AS "lastStep",
  next_step AS "nextStep", due_at AS "dueAt"`;

const LOCK_FLOWS = `
  SELECT ${FLOW} FROM order_flow WHERE order_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE`;

const LOCK_FLOW = `
  SELECT ${FLOW}, release AS "order" FROM order_flow WHERE order_id = $1 FOR NO KEY UPDATE`;

const SAVE_FLOWS = `
  UPDATE order_flow AS flow
     SET gate_status = t.gate_status, gate_version = t.gate_version, next_step = t.next_step, due_at = t.due_at,
         traceparent = CASE WHEN t.due_at IS DISTINCT FROM flow.due_at THEN t.traceparent ELSE flow.traceparent END
    FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::timestamptz[], $6::text[])
         AS t (order_id, gate_status, gate_version, next_step, due_at, traceparent)
   WHERE flow.order_id = t.order_id`;

const SAVE_RELEASES = `
  UPDATE order_flow AS flow SET release = t.release
    FROM unnest($1::text[], $2::jsonb[]) AS t (order_id, release)
   WHERE flow.order_id = t.order_id`;

const PEEK_DUE = `
  WITH RECURSIVE ${merchantsInTurn('order_flow', 'merchant_id', 'due_at IS NOT NULL')}, due AS (
    SELECT own.*
      FROM turn CROSS JOIN LATERAL (
        SELECT order_id, next_step, due_at, row_number() OVER (ORDER BY due_at) AS place FROM order_flow
         WHERE merchant_id = turn.merchant AND due_at <= statement_timestamp()
         ORDER BY due_at LIMIT $1) AS own
     ORDER BY own.place, own.due_at LIMIT $1
  )
  SELECT next_step AS step, array_agg(order_id ORDER BY due_at) AS "orderIds"
    FROM due GROUP BY next_step ORDER BY min(due_at)`;

const LOCK_DUE = `
  SELECT release AS "order", traceparent FROM order_flow
   WHERE order_id = ANY($1) AND next_step = $2 AND due_at <= statement_timestamp()
   ORDER BY order_id
     FOR NO KEY UPDATE SKIP LOCKED`;

const SET_NEXT = `
  UPDATE order_flow AS flow
     SET next_step = t.next_step, due_at = t.due_at, last_step = coalesce($4, flow.last_step)
    FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS t (order_id, next_step, due_at)
   WHERE flow.order_id = t.order_id`;

const POSTPONE = `
  UPDATE order_flow SET due_at = statement_timestamp() + make_interval(secs => $3::numeric / 1000)
   WHERE order_id IN (SELECT order_id FROM order_flow WHERE order_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE)
     AND next_step = $2 AND due_at IS NOT NULL`;
