import type { Queries } from '#platform';

/** The times since which the oldest parcel held by customs and the oldest parcel without a shipment have waited. */
export interface OldestParcels {
  held: Date | null;
  waiting: Date | null;
}

/** The times over all of these merchants. */
export async function oldestParcels(
  queries: Queries,
  merchants: readonly string[],
): Promise<OldestParcels> {
  const [oldest] = await queries.query<OldestParcels>(OLDEST, [merchants]);
  return oldest as OldestParcels;
}

export async function oldestParcelsOfAllMerchants(queries: Queries): Promise<OldestParcels> {
  const [oldest] = await queries.query<OldestParcels>(OLDEST_OF_ALL);
  return oldest as OldestParcels;
}

// The conditions of partial indexes, which Postgres uses only if a query repeats them.
const HELD = `status = 'CUSTOMS_CLEARANCE' AND customs_code = 'CUSTOMS_HELD'`;
const WAITING = `status = 'SHIPMENT_CREATED' AND shipment_id IS NULL`;

const first = (date: string, condition: string) => `
  (SELECT ${date} FROM parcel WHERE parcel.merchant_id = asked.merchant_id AND ${condition} ORDER BY ${date} LIMIT 1)`;

const OLDEST = `
  SELECT min(${first('customs_at', HELD)}) AS held, min(${first('creation_date', WAITING)}) AS waiting
    FROM unnest($1::text[]) AS asked (merchant_id)`;

const OLDEST_OF_ALL = `
  SELECT (SELECT min(customs_at) FROM parcel WHERE ${HELD}) AS held,
         (SELECT min(creation_date) FROM parcel WHERE ${WAITING}) AS waiting`;
