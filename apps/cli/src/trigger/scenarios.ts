import { titleOf } from '../orders/entry-text.js';
import type { OrderWithHistory } from '../orders/order-source.js';

/** An example order that the sandbox plays. */
export interface Scenario {
  name: string;
  /** The description in the list of commands. */
  description: string;
  /** The command reports the tracking of this scenario; the sandbox simulates the steps of the others. */
  isReportedLate?: true;
  hasEnded: (order: OrderWithHistory) => boolean;
}

const isIn =
  (status: string) =>
  (order: OrderWithHistory): boolean =>
    order.status === status;

const wasTracked =
  (code: string) =>
  ({ statusHistory }: OrderWithHistory): boolean =>
    statusHistory.some((entry) => titleOf(entry) === `tracking ${code}`);

/** The names of simulated scenarios are those of a sandbox's `salesChannelOrderData`. */
export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'deliver',
    description: 'an order that is delivered to the buyer',
    hasEnded: isIn('DELIVERED'),
  },
  {
    name: 'review',
    description: 'an order that the regulatory check sends to manual review',
    hasEnded: isIn('REQUIRES_REVIEW'),
  },
  {
    name: 'customs-held',
    description: 'a parcel that customs hold',
    hasEnded: wasTracked('CUSTOMS_HELD'),
  },
  {
    name: 'lost',
    description: 'a parcel that is lost in transit',
    hasEnded: isIn('OPERATIONAL_ISSUE'),
  },
  {
    name: 'out-of-stock',
    description: 'an order that waits for missing stock',
    hasEnded: isIn('ON_HOLD'),
  },
  {
    name: 'late-tracking',
    description: 'a tracking report that arrives hours after its event',
    isReportedLate: true,
    hasEnded: wasTracked('LEFT_FULFILLMENT'),
  },
];
