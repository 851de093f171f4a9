import { PriceQueued } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { priceQueued } from './events.js';
import {
  repeatRequests,
  writeRequests,
  type PriceRequest,
  type PriceWish,
  type QueueCause,
} from './store/price-request.store.js';
import { priceIdOf, skuKeyText } from './domain/price.js';

/** The consumed event that causes the requests, by SKU (`skuKeyText`). */
export type Causes = ReadonlyMap<string, object>;

/** Requests prices again: one request and one `price.queued` each (decision 5.1). */
export async function queuePrices(
  unitOfWork: UnitOfWork,
  wishes: readonly PriceWish[],
  cause: QueueCause,
  causedBy: Causes = new Map(),
): Promise<void> {
  for (const part of partsOf(wishes)) {
    publish(unitOfWork, await writeRequests(unitOfWork, part, cause), causedBy);
  }
}

/** Repeats earlier requests, which are locked. */
export async function requeuePrices(
  unitOfWork: UnitOfWork,
  priceIds: readonly string[],
  cause: QueueCause,
  causedBy: Causes = new Map(),
): Promise<void> {
  if (priceIds.length === 0) return;
  publish(unitOfWork, await repeatRequests(unitOfWork, priceIds, cause), causedBy);
}

/**
 * The number of requests in one statement, whose events are created in one turn of the event loop; a batch has 500 for
 * each channel.
 */
const PER_STATEMENT = 300;

/** Sorts by price id in byte order, like the store: all transactions lock prices in this order. */
function partsOf(wishes: readonly PriceWish[]): PriceWish[][] {
  const sorted = wishes
    .map((wish) => {
      const { merchantId, skuId, salesChannel } = wish;
      return { wish, id: Buffer.from(priceIdOf(merchantId, skuId, salesChannel)) };
    })
    .toSorted((a, b) => a.id.compare(b.id))
    .map(({ wish }) => wish);
  const count = Math.ceil(sorted.length / PER_STATEMENT);
  return Array.from({ length: count }, (_, n) =>
    sorted.slice(n * PER_STATEMENT, (n + 1) * PER_STATEMENT),
  );
}

function publish(
  unitOfWork: UnitOfWork,
  requests: readonly PriceRequest[],
  causedBy: Causes,
): void {
  for (const request of requests) {
    unitOfWork.publish(PriceQueued, priceQueued(request), causedBy.get(skuKeyText(request)));
  }
}
