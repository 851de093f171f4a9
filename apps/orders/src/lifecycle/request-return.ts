import type { UnitOfWork } from '#messaging';
import { allowed } from './operate-order.js';
import type { Decided } from '../order/change-orders.js';
import { decideOnRequest, orderNotFound, type WantedOrder } from '../order/decide-on-request.js';
import { unchanged, type Reason } from '../order/domain/order-state.js';
import { checkReturn, openLines, requestReturn, type ReturnLine } from './domain/returns.js';
import { OrderRefusal } from '../order/refuse-order.js';
import { readReturnable } from './store/returnable-order.store.js';

/**
 * Requests the return of items for a channel's buyer (decision 6.12), within a given transaction. A request that is
 * repeated before the return is approved changes nothing.
 * @throws Refusal `order-not-found`, `action-not-allowed`; {@link OrderRefusal} for unknown items and too many units
 */
export function requestReturnOf(
  unitOfWork: UnitOfWork,
  order: WantedOrder,
  items: readonly ReturnLine[],
  reason: Reason,
): Promise<Decided> {
  return decideOnRequest(unitOfWork, order, async (state, now) => {
    const sold = await readReturnable(unitOfWork, order);
    if (!sold) throw orderNotFound();
    const faults = checkReturn(openLines(sold), items);
    if (faults.length > 0) throw new OrderRefusal(faults);
    if (state.status === 'RETURN_REQUESTED') return unchanged(state);
    return allowed('return-request', requestReturn(state, reason, now));
  });
}
