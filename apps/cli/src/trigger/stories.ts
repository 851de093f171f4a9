import { titleOf } from '../orders/entry-text.js';
import type { OrderWithHistory } from '../orders/order-source.js';

/** An example order that the sandbox plays. */
export interface Story {
  name: string;
  /** The description in the list of commands. */
  description: string;
  /** The steps that the sandbox simulates by itself; without a scenario, the command does them. */
  scenario?: string;
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

/** The scenarios are those of a sandbox's `salesChannelOrderData`. */
export const STORIES: readonly Story[] = [
  {
    name: 'deliver',
    description: 'an order that is delivered to the buyer',
    scenario: 'deliver',
    hasEnded: isIn('DELIVERED'),
  },
  {
    name: 'review',
    description: 'an order that the regulatory check sends to manual review',
    scenario: 'review',
    hasEnded: isIn('REQUIRES_REVIEW'),
  },
  {
    name: 'customs-held',
    description: 'a parcel that customs hold',
    scenario: 'customs-held',
    hasEnded: wasTracked('CUSTOMS_HELD'),
  },
  {
    name: 'lost',
    description: 'a parcel that is lost in transit',
    scenario: 'lost',
    hasEnded: isIn('OPERATIONAL_ISSUE'),
  },
  {
    name: 'out-of-stock',
    description: 'an order that waits for missing stock',
    scenario: 'out-of-stock',
    hasEnded: isIn('ON_HOLD'),
  },
  {
    name: 'late-tracking',
    description: 'a tracking report that arrives hours after its event',
    hasEnded: wasTracked('LEFT_FULFILLMENT'),
  },
];
