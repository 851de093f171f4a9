import { setImmediate as nextTurn } from 'node:timers/promises';
import { PriceQueued } from '#contracts';
import type { UnitOfWork } from '#messaging';
import { priceQueued } from './events.js';
import {
  repeatRequests,
  writeRequests,
  type PriceRequest,
  type PriceWish,
} from './store/price-request.store.js';
import type { QueueCause } from './store/price-request.entity.js';
import { skuKeyText } from './domain/price.js';

/** For each SKU (`skuKeyText`), the consumed event that its prices are queued for. */
export type Causes = ReadonlyMap<string, object>;

/** Asks for prices again: one request and one `price.queued` each (decision 5.1). */
export async function queuePrices(
  uow: UnitOfWork,
  wishes: readonly PriceWish[],
  cause: QueueCause,
  causedBy: Causes = new Map(),
): Promise<void> {
  if (wishes.length === 0) return;
  await publish(uow, await writeRequests(uow, wishes, cause), causedBy);
}

/** Asks again for what was asked for before; the requests are locked. */
export async function requeuePrices(
  uow: UnitOfWork,
  priceIds: readonly string[],
  cause: QueueCause,
  causedBy: Causes = new Map(),
): Promise<void> {
  if (priceIds.length === 0) return;
  await publish(uow, await repeatRequests(uow, priceIds, cause), causedBy);
}

/** Events that are made in one turn of the event loop: a batch of prices has 500 for each channel. */
const AT_ONCE = 100;

async function publish(
  uow: UnitOfWork,
  requests: readonly PriceRequest[],
  causedBy: Causes,
): Promise<void> {
  for (const [index, request] of requests.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await nextTurn();
    uow.publish(PriceQueued, priceQueued(request), causedBy.get(skuKeyText(request)));
  }
}
