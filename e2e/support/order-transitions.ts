/**
 * The transitions of an order, written a second time from decision 6.2: nothing here is imported from the services, so a
 * mistake there is not repeated here.
 */

/** A tracking update is an entry of an order's history, but not a status. */
export const TRACKED = 'PARCEL_TRACKING_UPDATED';

export const REVIEW = ['REGULATORY_CHECK_OK', 'REQUIRES_REVIEW'];

/** The allowed next statuses of each order status, without holds and cancels. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  CREATED: ['APPROVED'],
  APPROVED: ['HANDLING'],
  HANDLING: ['PACKED', ...REVIEW],
  REGULATORY_CHECK_OK: ['PACKED'],
  REQUIRES_REVIEW: ['REGULATORY_CHECK_OK'],
  PACKED: ['INVOICED'],
  INVOICED: ['READY_TO_SHIP'],
  READY_TO_SHIP: ['SHIPPED'],
  SHIPPED: ['DELIVERED', 'OPERATIONAL_ISSUE'],
  DELIVERED: ['RETURN_REQUESTED'],
  RETURN_REQUESTED: ['RETURN_APPROVED'],
  RETURN_APPROVED: ['RETURNED'],
  RETURNED: ['RETURNED', 'RETURN_REQUESTED'],
};

export const ORDER_STATUSES = [...Object.keys(NEXT), 'ON_HOLD', 'CANCELLED', 'OPERATIONAL_ISSUE'];

export function leads(from: string | undefined, to: string): boolean {
  return (NEXT[from ?? ''] ?? []).includes(to);
}

/** Such an order can be held and cancelled. */
export function isBeforeShipped(status: string): boolean {
  const statuses = Object.keys(NEXT);
  return statuses.slice(0, statuses.indexOf('SHIPPED')).includes(status);
}
