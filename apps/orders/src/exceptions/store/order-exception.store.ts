import type { UnitOfWork } from '#messaging';
import type { ListRange } from '#edge';
import type { Queries } from '#platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An order that needs an operator's attention (decision 6.3). */
@Entity('order_exception')
class OrderExceptionEntity {
  @PrimaryColumn('text') orderId!: string;
  @PrimaryColumn('text') kind!: string;
  @Column('text') detail!: string;
  @Column('timestamp with time zone') since!: Date;
}

/** Records exceptions, each once. */
export async function recordExceptions(
  unitOfWork: UnitOfWork,
  exceptions: OrderExceptionEntity[],
): Promise<void> {
  if (exceptions.length === 0) return;
  const rows = await unitOfWork.repository(OrderExceptionEntity);
  await rows.createQueryBuilder().insert().values(exceptions).orIgnore().execute();
}

/** An exception as operators see it; dates are ISO 8601 UTC. */
export interface ShownException {
  /** Kind and order id, joined by a colon. */
  id: string;
  kind: string;
  orderId: string;
  merchantId: string;
  detail: string;
  since: string;
  /** Null until it is acknowledged. */
  acknowledgedBy: string | null;
  acknowledgedAt: string | null;
  note: string | null;
}

export type ExceptionFilter = Readonly<{
  orderId?: string | undefined;
  acknowledged?: boolean | undefined;
}>;

interface AskedExceptions {
  filter: ExceptionFilter;
  range: ListRange;
  now: Date;
}

/**
 * Recorded exceptions, and those derived from the data: channel orders that wait for intake, and orders out of stock,
 * both for too long. Newest first.
 */
export function readExceptionsOfAllMerchants(
  queries: Queries,
  filter: AskedExceptions,
): Promise<ShownException[]> {
  return queries.query(`${READ_EXCEPTIONS} ${NEWEST_FIRST}`, parametersOf(filter));
}

/** The same for one merchant. */
export function readExceptionsOfMerchant(
  queries: Queries,
  merchantId: string,
  filter: AskedExceptions,
): Promise<ShownException[]> {
  const parameters = [...parametersOf(filter), merchantId];
  return queries.query(`${READ_EXCEPTIONS} AND shown.merchant_id = $8 ${NEWEST_FIRST}`, parameters);
}

/** How many exceptions are not acknowledged, and since when the oldest has lasted; null where there are none. */
export interface OpenExceptions {
  count: number;
  oldest: Date | null;
}

export async function countOpenExceptionsOfAllMerchants(
  queries: Queries,
  now: Date,
): Promise<OpenExceptions> {
  const [counted] = await queries.query<OpenExceptions>(COUNT_OPEN, [now]);
  return counted as OpenExceptions;
}

/** The same for one merchant. */
export async function countOpenExceptionsOfMerchant(
  queries: Queries,
  merchantId: string,
  now: Date,
): Promise<OpenExceptions> {
  const statement = `${COUNT_OPEN} AND shown.merchant_id = $2`;
  const [counted] = await queries.query<OpenExceptions>(statement, [now, merchantId]);
  return counted as OpenExceptions;
}

/** @param id any text */
export async function readException(
  queries: Queries,
  id: string,
  now: Date,
): Promise<ShownException | undefined> {
  const { kind, orderId } = partsOf(id);
  const shown = await readExceptionsOfAllMerchants(queries, {
    filter: { orderId },
    range: { limit: KINDS },
    now,
  });
  return shown.find((exception) => exception.kind === kind);
}

/** @returns false if it is acknowledged already */
export async function addAcknowledgement(
  unitOfWork: UnitOfWork,
  { orderId, kind, since }: ShownException,
  { who, note }: { who: string; note: string | undefined },
): Promise<boolean> {
  const added = await unitOfWork.query(ACKNOWLEDGE, [orderId, kind, since, who, note]);
  return added.length > 0;
}

/** An upper bound of the number of exceptions of one order. */
const KINDS = 10;

function parametersOf({ filter, range: { after, limit }, now }: AskedExceptions): unknown[] {
  const last = after && partsOf(after.id);
  return [
    now,
    limit,
    filter.orderId,
    filter.acknowledged,
    after?.lastUpdateDate,
    last?.orderId,
    last?.kind,
  ];
}

function partsOf(id: string): { kind: string; orderId: string } {
  const colon = id.indexOf(':');
  return { kind: id.slice(0, Math.max(colon, 0)), orderId: id.slice(colon + 1) };
}

/** Exceptions as of $1, with their acknowledgements. */
const SHOWN = `
    (
      SELECT kind, order_id, merchant_id, detail, since FROM order_exception JOIN orders USING (order_id)
      UNION ALL
      SELECT 'intake-waiting', order_id, merchant_id, 'the channel sold what is not known here: ' || detail, arrived_at
        FROM waiting_intake
       WHERE due_at IS NOT NULL AND arrived_at < $1::timestamptz - interval '1 minute'
      UNION ALL
      SELECT 'out-of-stock', order_id, merchant_id, 'the order waits for stock', on_hold_date FROM orders
       WHERE status = 'ON_HOLD' AND hold_reason = 'out-of-stock'
         AND on_hold_date < $1::timestamptz - interval '1 day'
    ) AS shown
    LEFT JOIN exception_acknowledgement AS done USING (order_id, kind, since)`;

const COUNT_OPEN = `
  SELECT count(*)::integer AS count, min(since) AS oldest FROM ${SHOWN} WHERE done.who IS NULL`;

const READ_EXCEPTIONS = `
  SELECT kind || ':' || order_id AS id, kind, order_id AS "orderId", merchant_id AS "merchantId", detail,
         to_char(since, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS since,
         to_char(done.at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "acknowledgedAt", done.who AS "acknowledgedBy", done.note
    FROM ${SHOWN}
   WHERE ($3::text IS NULL OR order_id = $3)
     AND ($4::boolean IS NULL OR (done.who IS NOT NULL) = $4)
     AND ($5::timestamptz IS NULL OR since < $5 OR (since = $5 AND (order_id, kind) > ($6, $7)))`;

const NEWEST_FIRST = `ORDER BY shown.since DESC, order_id, kind LIMIT $2`;

/** Replaces the acknowledgement of an earlier exception of the same kind. */
const ACKNOWLEDGE = `
  INSERT INTO exception_acknowledgement AS present (order_id, kind, since, who, note)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (order_id, kind) DO UPDATE
    SET since = excluded.since, at = excluded.at, who = excluded.who, note = excluded.note
  WHERE present.since <> excluded.since
  RETURNING 1`;
