import type { Schemas } from './operations.js';

/** A kind of work that needs a decision. */
export type NeedKind = Schemas['NeedResponse']['kind'];

/** Written as an object, so that a missing kind does not compile. */
const everyKind: Readonly<Record<NeedKind, true>> = {
  'orders-on-hold': true,
  'orders-in-review': true,
  'orders-lost': true,
  'orders-late': true,
  'returns-to-approve': true,
  exceptions: true,
  'parcels-in-customs': true,
  'parcels-silent': true,
  'parcels-waiting': true,
  'skus-without-price': true,
  'skus-price-failed': true,
  'skus-denied': true,
  'skus-denied-by-channel': true,
  'skus-waiting-for-channel': true,
  'skus-waiting-for-operator': true,
  'skus-out-of-stock': true,
  'endpoints-failing': true,
  'endpoints-disabled': true,
  'parked-messages': true,
  'parked-outbox': true,
};

/** The kinds of a summary, in the order in which it lists them. */
export const needKinds = Object.keys(everyKind) as readonly NeedKind[];
