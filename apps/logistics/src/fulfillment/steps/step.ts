import type { UnitOfWork } from '#messaging';
import type { DocumentStore } from '../../documents/document-store.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';
import type { Links } from '../../parcels/links.js';

/** What a step works with, inside the transaction that holds the locks on its orders' flows. */
export interface StepContext {
  uow: UnitOfWork;
  now: Date;
  links: Links;
  documents: DocumentStore;
}

/** Takes one step for several orders at once: writes it and publishes its facts. */
export type TakeStep = (context: StepContext, orders: readonly ReleasedOrder[]) => Promise<void>;

/**
 * Lets a transaction wait for the document store, which may take longer than the sessions of a service may otherwise stand
 * idle in one. It holds the flows of its orders alone: it has written no parcel yet and drawn no clock.
 */
export function mayWaitForDocuments(uow: UnitOfWork): void {
  uow.write(`SET LOCAL idle_in_transaction_session_timeout = '30s'`, []);
}

export function byOrderId<T extends { orderId: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.orderId, row]));
}

/** The one of an order among rows that were written for all of them. */
export function rowOf<T>(rows: ReadonlyMap<string, T>, orderId: string): T {
  const row = rows.get(orderId);
  if (row === undefined) throw new Error(`nothing was written for the order ${orderId}`);
  return row;
}
