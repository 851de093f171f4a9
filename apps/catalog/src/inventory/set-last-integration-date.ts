import type { EventOf, SalesChannelInventoryApplied } from '#contracts';
import type { EventContext } from '#messaging';
import { isFarAhead } from './domain/applied-at.js';
import { lockStock, setLastIntegrationDates } from './store/inventory.store.js';

/**
 * Sets `lastIntegrationDate` when a channel has updated a SKU's quantities. The position of the record in lists does
 * not change.
 */
export function setLastIntegrationDate(
  context: EventContext,
  events: readonly EventOf<typeof SalesChannelInventoryApplied>[],
): void {
  const applied = events.flatMap((event) => {
    const { merchantId, skuId } = event;
    const appliedAt = new Date(event.appliedAt);
    if (!isFarAhead(appliedAt, new Date())) return [{ merchantId, skuId, appliedAt }];
    context.ignore(event, 'too-far-ahead');
    return [];
  });
  lockStock(context.unitOfWork, applied);
  setLastIntegrationDates(context.unitOfWork, applied);
}
