import type { OrderFlow, Step } from '../../fulfillment/domain/order-flow.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';

/** What cannot be done without the buyer. A cancel can, and what carriers report. */
const needsBuyer = new Set<Step | undefined>(['HANDLING', 'PACKED', 'INVOICED', 'LABEL']);

/** The order without its buyer (decision 8.6): of the address the country remains, which parcels show anyway. */
export function withoutBuyer(order: ReleasedOrder): ReleasedOrder {
  const { country } = order.deliveryAddress;
  return {
    ...order,
    customer: { firstName: '', document: '' },
    deliveryAddress: { street: '', city: '', country },
  };
}

/** Steps that would print the buyer's data are not taken any more. */
export function eraseBuyer(flow: OrderFlow): OrderFlow {
  return { ...flow, forgotten: true, next: needsBuyer.has(flow.next.step) ? {} : flow.next };
}
