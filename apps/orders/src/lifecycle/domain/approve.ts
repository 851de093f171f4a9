import {
  releasedIfDue,
  transitioned,
  transitionedWhileHeld,
  unchanged,
  type Change,
  type NotAllowed,
  type OrderState,
} from '../../order/domain/order-state.js';

/**
 * Approves an order (decision 6.8). A second approval changes nothing. During a hold the approval is recorded: entry
 * and date are written, and the order returns to APPROVED after the hold (decision 4.3).
 * @param approvalDate when it was approved
 */
export function approve(state: OrderState, approvalDate: Date): Change | NotAllowed {
  const approval = { to: 'APPROVED', trigger: 'approve', eventDate: approvalDate } as const;
  if (state.status === 'CREATED') return releasedIfDue(transitioned(unchanged(state), approval));
  if (state.remembered === 'CREATED') return transitionedWhileHeld(unchanged(state), approval);
  if (state.dates.approvalDate !== undefined) return unchanged(state);
  return { refused: true, status: state.status };
}
