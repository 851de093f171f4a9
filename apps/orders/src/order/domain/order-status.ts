import type { vocabulary } from '#contracts';
import { defineLine, defineMachine } from '#state-machine';

/** The statuses of an order that is delivered and returned, in order. */
export const orderLine = defineLine([
  'CREATED',
  'APPROVED',
  'HANDLING',
  'REQUIRES_REVIEW',
  'REGULATORY_CHECK_OK',
  'PACKED',
  'INVOICED',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
  'RETURN_REQUESTED',
  'RETURN_APPROVED',
  'RETURNED',
]);
const beforeShipped = orderLine.before('SHIPPED');

const requested = (action: OrderAction) => ({ trigger: action, owner: 'orders', action });
const catalog = (trigger: string) => ({ trigger, owner: 'catalog' });
const fulfillment = { trigger: 'fulfillment.progressed', owner: 'logistics' };
const tracking = { trigger: 'parcel.tracking-updated', owner: 'logistics' };
const review = { trigger: 'regulatory-review', owner: 'orders' };

export type OrderAction = (typeof vocabulary.orderActions)[number];

/**
 * The sixteen statuses and every transition with its trigger and owner (decisions 6.1, 6.2). The table is checked when
 * the process starts. The status that a hold remembers is data of the order: events during the hold are checked against
 * that status.
 */
export const orderMachine = defineMachine({
  name: 'order',
  states: [...orderLine.states, 'ON_HOLD', 'CANCELLED', 'OPERATIONAL_ISSUE'],
  initial: 'CREATED',
  final: ['CANCELLED', 'OPERATIONAL_ISSUE'],
  transitions: [
    { from: 'CREATED', to: 'APPROVED', ...requested('approve') },
    { from: [...beforeShipped, 'ON_HOLD'], to: 'CANCELLED', ...requested('cancel') },
    { from: beforeShipped, to: 'ON_HOLD', ...requested('hold') },
    { from: ['CREATED', 'APPROVED'], to: 'ON_HOLD', ...catalog('stock.short') },
    ...beforeShipped.map((to) => ({ from: 'ON_HOLD' as const, to, ...requested('release') })),
    { from: 'ON_HOLD', to: 'CREATED', ...catalog('stock.reserved') },
    { from: 'ON_HOLD', to: 'APPROVED', ...catalog('stock.reserved') },
    { from: 'APPROVED', to: 'HANDLING', ...fulfillment },
    { from: 'HANDLING', to: 'REQUIRES_REVIEW', ...review },
    { from: 'HANDLING', to: 'REGULATORY_CHECK_OK', ...review },
    { from: 'REQUIRES_REVIEW', to: 'REGULATORY_CHECK_OK', ...requested('release') },
    { from: ['HANDLING', 'REGULATORY_CHECK_OK'], to: 'PACKED', ...fulfillment },
    { from: 'PACKED', to: 'INVOICED', ...fulfillment },
    { from: 'INVOICED', to: 'READY_TO_SHIP', ...fulfillment },
    { from: ['READY_TO_SHIP', 'ON_HOLD'], to: 'SHIPPED', ...tracking },
    { from: 'SHIPPED', to: 'DELIVERED', ...tracking },
    { from: 'SHIPPED', to: 'OPERATIONAL_ISSUE', ...requested('operational-issue') },
    { from: ['DELIVERED', 'RETURNED'], to: 'RETURN_REQUESTED', ...requested('return-request') },
    { from: 'RETURN_REQUESTED', to: 'RETURN_APPROVED', ...requested('return-approve') },
    { from: ['RETURN_APPROVED', 'RETURNED'], to: 'RETURNED', ...requested('return-receive') },
  ],
});

export type OrderStatus = (typeof orderMachine.states)[number];

/** The facts that determine the allowed actions in addition to the status. */
export interface ActionContext {
  /** While ON_HOLD: the status that the hold returns to. */
  remembered?: OrderStatus | undefined;
  /** Whether every unit is returned. */
  fullyReturned?: boolean | undefined;
}

/**
 * The allowed actions of an order (decision 6.3): those of its status, and `approve` when its hold remembers CREATED;
 * none once every unit was returned (decision 6.12).
 */
export function allowedActions(
  status: OrderStatus,
  { remembered, fullyReturned = false }: ActionContext = {},
): OrderAction[] {
  if (status === 'RETURNED' && fullyReturned) return [];
  const approval = remembered === 'CREATED' ? ['approve' as const] : [];
  return [...approval, ...orderMachine.allowedActions(status)];
}

/**
 * Whether the order has ended, so that facts of stock, fulfillment and tracking no longer change its status (decision
 * 6.2). From RETURNED, only a further return changes the status.
 */
export function hasEnded(status: OrderStatus): boolean {
  return status === 'RETURNED' || orderMachine.isFinal(status);
}

/**
 * Whether fulfillment no longer needs the buyer's name and address. Only then may they be erased (decision 8.6). No
 * transition leads back from these statuses.
 */
export function needsNoBuyer(status: OrderStatus): boolean {
  return orderMachine.isFinal(status) || orderLine.isAtOrBeyond(status, 'DELIVERED');
}
