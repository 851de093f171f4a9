import type { Queries } from '#platform';

/** The content keys of labels by the ids of their parcels; null where a parcel has no valid label. */
export type LabelKeys = Map<string, string | null>;

/** The labels of the listed parcels of these merchants. */
export async function labelKeys(
  queries: Queries,
  merchants: readonly string[],
  parcelIds: readonly string[],
): Promise<LabelKeys> {
  return toKeys(
    await queries.query<Label>(`${LABELS} AND p.merchant_id = ANY($2)`, [parcelIds, merchants]),
  );
}

/** The labels of the listed parcels of all merchants. */
export async function labelKeysOfAllMerchants(
  queries: Queries,
  parcelIds: readonly string[],
): Promise<LabelKeys> {
  return toKeys(await queries.query<Label>(LABELS, [parcelIds]));
}

interface Label {
  parcelId: string;
  contentKey: string | null;
}

function toKeys(labels: readonly Label[]): LabelKeys {
  return new Map(labels.map(({ parcelId, contentKey }) => [parcelId, contentKey]));
}

const LABELS = `
  SELECT p.parcel_id AS "parcelId", label.content_key AS "contentKey"
    FROM parcel p
    LEFT JOIN document label
      ON label.order_id = p.order_id AND label.kind = 'LABEL' AND label.revoked_at IS NULL
   WHERE p.status IS NOT NULL AND p.parcel_id = ANY($1)`;
