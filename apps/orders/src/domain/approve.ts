import { moved, movedWhileHeld, releasedIfDue, unchanged } from './order-life.js';
import type { Change, OrderLife } from './order-life.js';

/** The order's state does not allow what was asked. */
export interface NotAllowed {
  refused: true;
  status: string;
}

/**
 * Approves an order (decision 6.8). A second approval changes nothing; one on hold is kept: entry and date are
 * written and the hold will return to APPROVED (decision 4.3).
 * @param approvalDate when it was approved
 */
export function approve(life: OrderLife, approvalDate: Date): Change | NotAllowed {
  const approval = { to: 'APPROVED', trigger: 'approve', eventDate: approvalDate } as const;
  if (life.status === 'CREATED') return releasedIfDue(moved(unchanged(life), approval));
  if (life.remembered === 'CREATED') return movedWhileHeld(unchanged(life), approval);
  if (life.dates.approvalDate !== undefined) return unchanged(life);
  return { refused: true, status: life.status };
}
