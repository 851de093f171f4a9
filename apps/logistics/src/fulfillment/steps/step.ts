import type { UnitOfWork } from '#messaging';
import type { DocumentStore } from '../../documents/document-store.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';
import type { Links } from '../../parcels/links.js';

/** The context of a step, inside the transaction that has locked its orders' flows. */
export interface StepContext {
  unitOfWork: UnitOfWork;
  now: Date;
  links: Links;
  documents: DocumentStore;
}

/** Takes one step for several orders at once: writes it and publishes its events. */
export type TakeStep = (context: StepContext, orders: readonly ReleasedOrder[]) => Promise<void>;

/**
 * Extends the transaction's idle timeout for calls to the document store. It holds only the locks of its orders'
 * flows: it has written no parcel and drawn no clock.
 */
export function mayWaitForDocuments(unitOfWork: UnitOfWork): void {
  unitOfWork.write(`SET LOCAL idle_in_transaction_session_timeout = '30s'`, []);
}

/** The row of an order among those written for all orders. */
export function ofOrder<Row extends { orderId: string }>(
  { orderId }: { orderId: string },
  rows: readonly Row[],
): Row {
  const own = rows.find((row) => row.orderId === orderId);
  if (own === undefined) throw new Error(`no row was written for the order ${orderId}`);
  return own;
}
