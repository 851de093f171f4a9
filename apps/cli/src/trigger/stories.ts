import { titleOf } from '../orders/entry-text.js';
import type { OrderWithHistory } from '../orders/order-source.js';

/** A story of an order that the sandbox plays. */
export interface Story {
  name: string;
  /** For the list of commands. */
  description: string;
  /** What the order asks the sandbox to do by itself; without one the command does it. */
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
    description: 'an order from the buyer to its door',
    scenario: 'deliver',
    hasEnded: isIn('DELIVERED'),
  },
  {
    name: 'review',
    description: 'an order that the regulatory check wants a person to review',
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
    description: 'a parcel that is lost on its way',
    scenario: 'lost',
    hasEnded: isIn('OPERATIONAL_ISSUE'),
  },
  {
    name: 'out-of-stock',
    description: 'an order whose stock is short: it waits',
    scenario: 'out-of-stock',
    hasEnded: isIn('ON_HOLD'),
  },
  {
    name: 'late-tracking',
    description: 'a report of tracking that comes hours after the fact',
    hasEnded: wasTracked('LEFT_FULFILLMENT'),
  },
];
