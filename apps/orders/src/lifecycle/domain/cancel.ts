import {
  transitionIfAllowed,
  unchanged,
  type Change,
  type NotAllowed,
  type OrderState,
  reasonData,
  type ReasonCode,
} from '../../order/domain/order-state.js';

export interface Cancellation {
  cancelDate: Date;
  cancelReason?: string | undefined;
  reasonCode?: ReasonCode | undefined;
}

/**
 * Cancels an order in any status before SHIPPED (decision 6.3). Cancelling a cancelled order changes nothing.
 * @param cancelDate as sent; also the date of the history entry
 */
export function cancel(
  state: OrderState,
  { cancelDate, cancelReason: reason, reasonCode }: Cancellation,
): Change | NotAllowed {
  if (state.status === 'CANCELLED') return unchanged(state);
  return transitionIfAllowed(state, {
    to: 'CANCELLED',
    trigger: 'cancel',
    eventDate: cancelDate,
    eventData: reasonData({ reason, reasonCode }, 'cancelReason'),
  });
}
