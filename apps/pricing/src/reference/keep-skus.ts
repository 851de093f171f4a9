import type { EventOf, SkuDeleted, SkuUpserted } from '#contracts';
import type { EventContext, UnitOfWork } from '#messaging';
import { decimal } from '#money';
import { faultOfPrices, priceIdOf, skuKeyText } from '../prices/domain/price.js';
import { changedPrices } from '../repricing/changed-prices.js';
import {
  laterDestinationPrices,
  lockRequestsOfSkus,
  withdrawRequests,
} from '../prices/store/price-request.store.js';
import type { PriceWish } from '../prices/store/price-request.store.js';
import { queuePrices, requeuePrices } from '../prices/queue-prices.js';
import { lockReference, openChannels, type OpenChannels } from '../prices/store/reference.store.js';
import {
  deleteSkus,
  lockSkus,
  reclassifiedSkus,
  saveSkus,
  saveUpsertedPrices,
} from '../prices/store/sku.store.js';
import type { OriginPrice, UpsertedPrice } from '../prices/store/sku.store.js';

type Upserted = EventOf<typeof SkuUpserted>;

/**
 * Stores the merchant's current SKUs. A new deprecated sale price counts as an origin update at the time of the upsert
 * (decision 3.11). New dimensions, and another HS code or origin of the goods, re-queue the prices that change by more
 * than the share (decision 5.6).
 */
export async function keepSkus(
  context: EventContext,
  events: readonly Upserted[],
  share: number,
): Promise<void> {
  const { unitOfWork } = context;
  const newest = new Map(events.map((event) => [skuKeyText(event), event]));
  await lockReference(unitOfWork, 'shared');
  const skus = [...newest.values()].map(toSku);
  const reclassified = new Set((await reclassifiedSkus(unitOfWork, skus)).map(skuKeyText));
  saveSkus(unitOfWork, skus);
  const queued = await queueOriginPrices(
    context,
    events.filter((event) => sendsPrice(event, context)),
  );
  const moving = events.filter(
    (event) => event.changed.includes('dimensions') || reclassified.has(skuKeyText(event)),
  );
  if (moving.length === 0) return;
  // An origin update localizes the price with the new data anyway.
  const requests = await lockRequestsOfSkus(unitOfWork, moving);
  const notQueued = requests.filter((priceId) => !queued.has(priceId));
  const moved = await changedPrices(unitOfWork, notQueued, 'amounts', share);
  const priceIds = moved.map(({ priceId }) => priceId);
  await requeuePrices(unitOfWork, priceIds, 'dimensions', byKey(moving));
}

/** A SKU that is restored after its deletion has lost its prices, so its price in the upsert counts as new. */
function sendsPrice(event: Upserted, context: EventContext): boolean {
  const { changed, originSalePrice } = event;
  if (originSalePrice === undefined) return false;
  if (!changed.includes('origin-price') && !changed.includes('new')) return false;
  const sale = decimal(originSalePrice);
  const fault = faultOfPrices(sale, decimal(event.originListPrice ?? originSalePrice));
  if (fault) context.ignore(event, `origin-price-${fault}`);
  return !fault;
}

/** Uses the last price of each SKU, unless the merchant has sent another since. @returns the queued prices */
async function queueOriginPrices(
  context: EventContext,
  events: readonly Upserted[],
): Promise<Set<string>> {
  if (events.length === 0) return new Set();
  const { unitOfWork } = context;
  const last = byKey(events);
  const prices = [...last.values()].map(toUpsertedPrice);
  const storedKeys = new Set((await saveUpsertedPrices(unitOfWork, prices)).map(skuKeyText));
  for (const event of events) {
    if (!storedKeys.has(skuKeyText(event))) context.ignore(event, 'origin-price-stale');
  }
  const newest = prices.filter((price) => storedKeys.has(skuKeyText(price)));
  const merchantIds = [...new Set(newest.map(({ merchantId }) => merchantId))];
  const later = await laterDestinationPrices(unitOfWork, newest);
  const wishes = originWishes(newest, await openChannels(unitOfWork, merchantIds)).filter(
    (wish) => !later.has(priceOf(wish)),
  );
  await queuePrices(unitOfWork, wishes, 'upsert', last);
  return new Set(wishes.map(priceOf));
}

function priceOf({ merchantId, skuId, salesChannel }: PriceWish): string {
  return priceIdOf(merchantId, skuId, salesChannel);
}

/** One requested price per channel in which the merchant sells; none while the merchant is unknown or not connected. */
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
  unitOfWork: UnitOfWork,
  events: readonly EventOf<typeof SkuDeleted>[],
): Promise<void> {
  const keys = await lockSkus(unitOfWork, events);
  if (keys.length === 0) return;
  deleteSkus(unitOfWork, keys);
  await withdrawRequests(unitOfWork, keys);
}

function toUpsertedPrice(event: Upserted): UpsertedPrice {
  const { merchantId, skuId, originSalePrice = '', originListPrice, occurredAt } = event;
  return {
    merchantId,
    skuId,
    salePrice: originSalePrice,
    listPrice: originListPrice ?? originSalePrice,
    sentAt: occurredAt,
  };
}

function toSku({ merchantId, skuId, name, hscode, countryOfOrigin, ...packed }: Upserted) {
  const { weight, length, width, height } = packed;
  const goods = { hscode, countryOfOrigin: countryOfOrigin ?? null };
  return { merchantId, skuId, name, weight, length, width, height, ...goods };
}

function byKey(events: readonly Upserted[]): Map<string, Upserted> {
  return new Map(events.map((event) => [skuKeyText(event), event]));
}
