import type { EventOf, SalesChannelInventoryApplied } from '#contracts';
import type { EventContext } from '#messaging';
import { lockChunk } from './reservations/lock-chunk.js';
import { lockStock, setLastIntegrationDates } from './store/inventory.store.js';

/** Sets `lastIntegrationDate` when a channel has updated a SKU's quantities. Its position in lists does not change. */
export async function setLastIntegrationDate(
  context: EventContext,
  events: readonly EventOf<typeof SalesChannelInventoryApplied>[],
): Promise<void> {
  await lockChunk(context);
  lockStock(context.unitOfWork, events);
  setLastIntegrationDates(
    context.unitOfWork,
    events.map(({ merchantId, skuId, appliedAt }) => ({
      merchantId,
      skuId,
      appliedAt: new Date(appliedAt),
    })),
  );
}
