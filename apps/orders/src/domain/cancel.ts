import type { NotAllowed } from './approve.js';
import { moved, unchanged } from './order-life.js';
import type { Change, OrderLife } from './order-life.js';
import { orderMachine } from './order-status.js';

/**
 * Cancels an order in any status before SHIPPED (decision 6.3). Cancelling a cancelled order changes nothing.
 * @param cancelDate as sent; the entry's date too
 */
export function cancel(
  life: OrderLife,
  { cancelDate, cancelReason }: { cancelDate: Date; cancelReason?: string },
): Change | NotAllowed {
  if (life.status === 'CANCELLED') return unchanged(life);
  if (!orderMachine.can(life.status, 'CANCELLED', 'cancel')) {
    return { refused: true, status: life.status };
  }
  return moved(unchanged(life), {
    to: 'CANCELLED',
    trigger: 'cancel',
    eventDate: cancelDate,
    ...(cancelReason === undefined ? {} : { eventData: { cancelReason } }),
  });
}
