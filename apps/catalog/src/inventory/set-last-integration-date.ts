import type { EventOf, SalesChannelInventoryApplied } from '#contracts';
import type { EventContext } from '#messaging';
import { lockChunk } from './reservations/lock-chunk.js';
import { lockStock, setIntegrationDates } from './store/inventory.store.js';

/** Keeps when channels applied a SKU's quantities. The SKU's place in the list does not change. */
export async function setIntegrationDate(
  context: EventContext,
  events: readonly EventOf<typeof SalesChannelInventoryApplied>[],
): Promise<void> {
  await lockChunk(context);
  lockStock(context.unitOfWork, events);
  setIntegrationDates(
    context.unitOfWork,
    events.map(({ merchantId, skuId, appliedAt }) => ({
      merchantId,
      skuId,
      appliedAt: new Date(appliedAt),
    })),
  );
}
