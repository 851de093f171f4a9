import type { UnitOfWork } from '#messaging';
import { required } from '#platform';
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

/** Executes one step for several orders at once: writes the step and publishes its events. */
export type TakeStep = (context: StepContext, orders: readonly ReleasedOrder[]) => Promise<void>;

/**
 * Extends the transaction's idle timeout for calls to the document store. At that point the transaction has only locked
 * its orders' flows, not written a parcel or drawn a clock.
 */
export function mayWaitForDocuments(unitOfWork: UnitOfWork): void {
  unitOfWork.write(`SET LOCAL idle_in_transaction_session_timeout = '30s'`, []);
}

/** Finds the row of an order among the rows written for all orders. */
export function ofOrder<Row extends { orderId: string }>(
  { orderId }: { orderId: string },
  rows: readonly Row[],
): Row {
  return required(
    rows.find((row) => row.orderId === orderId),
    `the order ${orderId}`,
  );
}
