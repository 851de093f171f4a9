/** Kinds of work that need a decision (decision 12.1), in the order in which a summary lists them. */
export const needKinds = [
  'orders-on-hold',
  'orders-in-review',
  'orders-lost',
  'orders-late',
  'returns-to-approve',
  'exceptions',
  'parcels-in-customs',
  'parcels-silent',
  'parcels-waiting',
  'skus-without-price',
  'skus-price-failed',
  'skus-denied',
  'skus-denied-by-channel',
  'skus-waiting-for-channel',
  'skus-waiting-for-operator',
  'skus-out-of-stock',
  'endpoints-failing',
  'endpoints-disabled',
  'parked-messages',
  'parked-outbox',
] as const;

export type NeedKind = (typeof needKinds)[number];
