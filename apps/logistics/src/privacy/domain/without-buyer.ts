import type { OrderFlow, Step } from '../../fulfillment/domain/order-flow.js';
import type { ReleasedOrder } from '../../parcels/domain/released-order.js';

/** The steps that need the buyer's data; a cancel and tracking do not. */
const needsBuyer = new Set<Step | undefined>(['HANDLING', 'PACKED', 'INVOICED', 'LABEL']);

/** Removes the buyer's data from an order (decision 8.6), except the country, which parcels show anyway. */
export function withoutBuyer(order: ReleasedOrder): ReleasedOrder {
  const { country } = order.deliveryAddress;
  return {
    ...order,
    customer: { firstName: '', document: '' },
    deliveryAddress: { street: '', city: '', country },
  };
}

/** Removes the next step if it would print the buyer's data. */
export function eraseBuyer(flow: OrderFlow): OrderFlow {
  return { ...flow, erased: true, next: needsBuyer.has(flow.next.step) ? {} : flow.next };
}
