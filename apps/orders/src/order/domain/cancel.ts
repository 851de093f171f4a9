import type { NotAllowed } from './approve.js';
import { transitioned, unchanged, type Change, type OrderState } from './order-state.js';
import { orderMachine } from './order-status.js';

/**
 * Cancels an order in any status before SHIPPED (decision 6.3). Cancelling a cancelled order changes nothing.
 * @param cancelDate as sent; also the date of the history entry
 */
export function cancel(
  state: OrderState,
  { cancelDate, cancelReason }: { cancelDate: Date; cancelReason?: string },
): Change | NotAllowed {
  if (state.status === 'CANCELLED') return unchanged(state);
  if (!orderMachine.can(state.status, 'CANCELLED', 'cancel')) {
    return { refused: true, status: state.status };
  }
  return transitioned(unchanged(state), {
    to: 'CANCELLED',
    trigger: 'cancel',
    eventDate: cancelDate,
    ...(cancelReason === undefined ? {} : { eventData: { cancelReason } }),
  });
}
