import type { EventOf, SkuDeleted, SkuUpserted } from '#contracts';
import type { EventContext, UnitOfWork } from '#messaging';
import { decimal } from '#money';
import { faultOfPrices, skuKeyText } from './domain/price.js';
import { movedPrices } from './moved-prices.js';
import { lockRequestsOfSkus, withdrawRequests } from './price-request.store.js';
import type { PriceWish } from './price-request.store.js';
import { queuePrices, requeuePrices } from './queue-prices.js';
import { lockReference, openChannels } from './reference.store.js';
import type { OpenChannels } from './reference.store.js';
import { deleteSkus, lockSkus, saveOriginPrices, saveSkus } from './sku.store.js';
import type { OriginPrice } from './sku.store.js';

type Upserted = EventOf<typeof SkuUpserted>;

/**
 * Keeps SKUs as the merchant now describes them. A deprecated sale price that is new counts as an origin update
 * (decision 3.11); new dimensions re-queue the prices that they move by more than the share (decision 5.6).
 */
export async function keepSkus(
  context: EventContext,
  events: readonly Upserted[],
  share: number,
): Promise<void> {
  const { unitOfWork } = context;
  const newest = new Map(events.map((event) => [skuKeyText(event), event]));
  await lockReference(unitOfWork, 'shared');
  saveSkus(unitOfWork, [...newest.values()].map(toSku));
  const priced = new Map(
    events.filter((event) => sendsPrice(event, context)).map((event) => [skuKeyText(event), event]),
  );
  await queueOriginPrices(unitOfWork, [...priced.values()]);
  // An origin update makes the price of the new dimensions anyway.
  const resized = events.filter(
    (event) => event.changed.includes('dimensions') && !priced.has(skuKeyText(event)),
  );
  if (resized.length === 0) return;
  const requests = await lockRequestsOfSkus(unitOfWork, resized);
  const moved = await movedPrices(unitOfWork, requests, 'amounts', share);
  const priceIds = moved.map(({ priceId }) => priceId);
  await requeuePrices(unitOfWork, priceIds, 'dimensions', byKey(resized));
}

/** A SKU that is back after its deletion has lost its prices, so the price that comes with it counts as new. */
function sendsPrice(event: Upserted, context: EventContext): boolean {
  const { changed, originSalePrice } = event;
  if (originSalePrice === undefined) return false;
  if (!changed.includes('origin-price') && !changed.includes('new')) return false;
  const sale = decimal(originSalePrice);
  const fault = faultOfPrices(sale, decimal(event.originListPrice ?? originSalePrice));
  if (fault) context.ignore(event, `origin-price-${fault}`);
  return !fault;
}

async function queueOriginPrices(uow: UnitOfWork, events: readonly Upserted[]): Promise<void> {
  if (events.length === 0) return;
  const prices = events.map(
    ({ merchantId, skuId, originSalePrice = '', originListPrice }): OriginPrice => ({
      merchantId,
      skuId,
      salePrice: originSalePrice,
      listPrice: originListPrice ?? originSalePrice,
    }),
  );
  saveOriginPrices(uow, prices);
  const merchantIds = [...new Set(prices.map(({ merchantId }) => merchantId))];
  const wishes = originWishes(prices, await openChannels(uow, merchantIds));
  await queuePrices(uow, wishes, 'upsert', byKey(events));
}

/** One wish per channel in which the merchant sells; none while the merchant is not known or not connected. */
export function originWishes(
  prices: readonly OriginPrice[],
  merchants: ReadonlyMap<string, OpenChannels>,
): PriceWish[] {
  return prices.flatMap((price) => {
    const { channels = [], currency = '' } = merchants.get(price.merchantId) ?? {};
    return channels.map((salesChannel): PriceWish => ({
      ...price,
      salesChannel,
      kind: 'origin',
      currency,
    }));
  });
}

/** Withdraws the prices of deleted SKUs. */
export async function withdrawSkus(
  uow: UnitOfWork,
  events: readonly EventOf<typeof SkuDeleted>[],
): Promise<void> {
  const keys = await lockSkus(uow, events);
  if (keys.length === 0) return;
  deleteSkus(uow, keys);
  await withdrawRequests(uow, keys);
}

function toSku({ merchantId, skuId, name, weight, length, width, height }: Upserted) {
  return { merchantId, skuId, name, weight, length, width, height };
}

function byKey(events: readonly Upserted[]): Map<string, Upserted> {
  return new Map(events.map((event) => [skuKeyText(event), event]));
}
