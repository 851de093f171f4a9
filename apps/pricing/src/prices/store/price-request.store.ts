import type { UnitOfWork } from '#messaging';
import { RowColumns } from '#platform';
import type { PriceKind } from '../domain/localization.js';
import { priceIdOf } from '../domain/price.js';
import { columnsOf, type OriginPrice, type SkuKey, type UpsertedPrice } from './sku.store.js';

/** Why a price is queued. */
export type QueueCause = 'update' | 'dimensions' | 'fx' | 'connection' | 'upsert' | 'rules';

/** A price as it is asked for. */
export interface PriceWish extends OriginPrice {
  salesChannel: string;
  kind: PriceKind;
  currency: string;
}

/** A request as it was written. */
export interface PriceRequest extends PriceWish {
  priceId: string;
  request: number;
  cause: QueueCause;
  version: number;
}

/** The failure of the newest request of a price. */
export interface PriceFailure {
  code: string;
  detail: string;
  /** The version of its event. */
  version: number;
  /** ISO 8601, UTC. */
  failedAt: string;
}

/** A wish under the id of its price. */
interface WishRow extends PriceWish {
  priceId: string;
}

const WISH = new RowColumns<WishRow>(
  {
    priceId: 'text',
    merchantId: 'text',
    skuId: 'text',
    salesChannel: 'text',
    kind: 'text',
    salePrice: 'numeric',
    listPrice: 'numeric',
    currency: 'text',
  },
  ['priceId', 'merchantId', 'skuId', 'salesChannel'],
);

const COLUMNS = `
  r.price_id AS "priceId", r.merchant_id AS "merchantId", r.sku_id AS "skuId", r.sales_channel AS "salesChannel",
  r.request, r.kind, r.sale_price AS "salePrice", r.list_price AS "listPrice", r.currency, r.cause,
  r.version::float8 AS version`;

/**
 * Writes the next request of each price as queued, each price at most once. `requested_at` is the time when the
 * merchant sent the price; a request for a reconnected channel repeats it.
 */
export async function writeRequests(
  unitOfWork: UnitOfWork,
  wishes: readonly PriceWish[],
  cause: QueueCause,
): Promise<PriceRequest[]> {
  const rows = wishes.map((wish) => ({
    ...wish,
    priceId: priceIdOf(wish.merchantId, wish.skuId, wish.salesChannel),
  }));
  return unitOfWork.query<PriceRequest>(
    `INSERT INTO price_request AS r (${WISH.names}, request, cause, requested_at, state, version)
     SELECT ${WISH.members}, 1, $2, statement_timestamp(), 'queued', 1
       FROM ${WISH.table('$1')} ORDER BY "priceId" COLLATE "C"
     ON CONFLICT (price_id) DO UPDATE
        SET request = r.request + 1, ${WISH.replaced}, cause = excluded.cause,
            requested_at = CASE WHEN excluded.cause = 'connection' THEN r.requested_at ELSE excluded.requested_at END,
            state = 'queued', failure_code = NULL, failure_detail = NULL, failed_at = NULL, version = r.version + 1
     RETURNING ${COLUMNS}`,
    [WISH.json(rows), cause],
  );
}

/** Queues locked requests again without a change. */
export async function repeatRequests(
  unitOfWork: UnitOfWork,
  priceIds: readonly string[],
  cause: QueueCause,
): Promise<PriceRequest[]> {
  return unitOfWork.query<PriceRequest>(
    `UPDATE price_request r
        SET request = r.request + 1, cause = $2, state = 'queued', failure_code = NULL,
            failure_detail = NULL, failed_at = NULL, version = r.version + 1
      WHERE price_id = ANY($1)
     RETURNING ${COLUMNS}`,
    [priceIds, cause],
  );
}

/** The destination prices that the merchant has sent since the upserts, for locked SKUs with prices from upserts. */
export async function laterDestinationPrices(
  unitOfWork: UnitOfWork,
  prices: readonly UpsertedPrice[],
): Promise<Set<string>> {
  const rows = await unitOfWork.query<{ price_id: string }>(
    `SELECT r.price_id FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS t (merchant_id, sku_id, sent_at)
       JOIN price_request r USING (merchant_id, sku_id)
      WHERE r.kind = 'destination' AND r.state <> 'withdrawn' AND r.requested_at > t.sent_at`,
    [...columnsOf(prices), prices.map(({ sentAt }) => sentAt)],
  );
  return new Set(rows.map(({ price_id }) => price_id));
}

/** Locks the requests of SKUs in channels in which they are still sold, except for withdrawn requests. */
export async function lockRequestsOfSkus(
  unitOfWork: UnitOfWork,
  keys: readonly SkuKey[],
): Promise<string[]> {
  const rows = await unitOfWork.query<{ price_id: string }>(
    `SELECT r.price_id FROM price_request r JOIN merchant m USING (merchant_id)
       LEFT JOIN sales_channel c USING (sales_channel)
      WHERE (r.merchant_id, r.sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
        AND r.state <> 'withdrawn' AND r.sales_channel = ANY(m.connected_channels) AND c.active IS NOT FALSE
      ORDER BY r.price_id FOR UPDATE OF r`,
    columnsOf(keys),
  );
  return rows.map(({ price_id }) => price_id);
}

/** SQL condition: the request `r` waits for terms that have not arrived (decision 9.6). */
export const WAITS = `(r.state = 'queued' AND r.waiting_request = r.request)`;

/** SQL condition: no worker processes the request `r`, because it has its outcome or waits. */
export const AT_REST = `(r.state IN ('localized', 'failed') OR ${WAITS})`;

/** Locks the requests that have not changed and that no worker processes. */
export async function lockRequestsAtRest(
  unitOfWork: UnitOfWork,
  requests: readonly { priceId: string; request: number }[],
): Promise<string[]> {
  const rows = await unitOfWork.query<{ price_id: string }>(
    `SELECT r.price_id FROM price_request r
      WHERE (r.price_id, r.request) IN (SELECT * FROM unnest($1::text[], $2::int[]))
        AND ${AT_REST}
      ORDER BY r.price_id FOR UPDATE`,
    [requests.map(({ priceId }) => priceId), requests.map(({ request }) => request)],
  );
  return rows.map(({ price_id }) => price_id);
}

/** Withdraws all prices of locked SKUs. */
export async function withdrawRequests(
  unitOfWork: UnitOfWork,
  keys: readonly SkuKey[],
): Promise<void> {
  const locked = await unitOfWork.query<{ price_id: string }>(
    `SELECT price_id FROM price_request
      WHERE (merchant_id, sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
      ORDER BY price_id FOR UPDATE`,
    columnsOf(keys),
  );
  // A separate statement: only a newer snapshot contains a record that was written while this waited for the lock.
  await unitOfWork.query(
    `WITH record AS (UPDATE price_record SET withdrawn = true WHERE price_id = ANY($1))
     UPDATE price_request SET state = 'withdrawn', failure_code = NULL, failure_detail = NULL, failed_at = NULL
      WHERE price_id = ANY($1)`,
    [locked.map(({ price_id }) => price_id)],
  );
}

/** The newest request of a price, and what came of it. */
export interface RequestState {
  priceId: string;
  request: number;
  state: 'queued' | 'localized' | 'failed' | 'withdrawn';
}

/** Locks requests. @returns the requests by price */
export async function lockRequests(
  unitOfWork: UnitOfWork,
  priceIds: readonly string[],
): Promise<Map<string, RequestState>> {
  const rows = await unitOfWork.query<RequestState>(
    `SELECT price_id AS "priceId", request, state FROM price_request WHERE price_id = ANY($1)
      ORDER BY price_id FOR UPDATE`,
    [priceIds],
  );
  return new Map(rows.map((row) => [row.priceId, row]));
}

/**
 * Marks locked requests as waiting for their terms: they stay queued, and jobs that look for prices to localize find
 * them.
 */
export function letRequestsWait(unitOfWork: UnitOfWork, priceIds: readonly string[]): void {
  if (priceIds.length === 0) return;
  unitOfWork.write('UPDATE price_request SET waiting_request = request WHERE price_id = ANY($1)', [
    priceIds,
  ]);
}

/**
 * Writes the outcomes of locked requests. The parameters are arrays, whose length is known when the statement is
 * planned: for JSON, Postgres expects a hundred rows, and reads the whole table even for two.
 * @returns the version of the event about each price
 */
export async function settleRequests(
  unitOfWork: UnitOfWork,
  outcomes: readonly { priceId: string; code?: string; detail?: string }[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await unitOfWork.query<{ price_id: string; version: string }>(
    `UPDATE price_request r
        SET state = CASE WHEN o.code IS NULL THEN 'localized' ELSE 'failed' END,
            failure_code = o.code, failure_detail = o.detail,
            failed_at = CASE WHEN o.code IS NOT NULL THEN $4::timestamptz END, version = r.version + 1
       FROM unnest($1::text[], $2::text[], $3::text[]) AS o (price_id, code, detail)
      WHERE r.price_id = o.price_id
     RETURNING r.price_id, r.version`,
    [
      outcomes.map(({ priceId }) => priceId),
      outcomes.map(({ code }) => code ?? null),
      outcomes.map(({ detail }) => detail ?? null),
      now,
    ],
  );
  return new Map(rows.map(({ price_id, version }) => [price_id, Number(version)]));
}
