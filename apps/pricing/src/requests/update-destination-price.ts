import { HttpTransactor, type UnitOfWork } from '#messaging';
import { acceptedOf, Refusal } from '#edge';
import { required } from '#platform';
import { Injectable } from '@nestjs/common';
import { priceIdOf, skuKeyText } from '../prices/domain/price.js';
import { localizeWishes } from '../prices/localize-requests.js';
import { queuePrices } from '../prices/queue-prices.js';
import type { PriceWish } from '../prices/store/price-request.store.js';
import { findSalesChannels, lockReference, openChannels } from '../prices/store/reference.store.js';
import { lockSkus, type OriginPrice } from '../prices/store/sku.store.js';
import {
  fault,
  faultsInChannel,
  faultsOfAmounts,
  refusalFor,
  unknownSku,
} from './price-refusals.js';
import { lastRows, type PriceRow, type RowOutcome, type WhenBatchQueued } from './price-rows.js';
import { SkuAwaiter } from './sku-awaiter.js';
import type { WhenQueued } from './update-origin-price.js';

/** A price tag in a channel's currency. */
export interface DestinationPrice extends OriginPrice {
  salesChannel: string;
  /** ISO 3166 alpha-2 */
  country: string;
}

type Wish = DestinationPrice & PriceWish;

/** @returns the key of the price, for which the last row wins */
function priceKey({ merchantId, skuId, salesChannel }: DestinationPrice): string {
  return priceIdOf(merchantId, skuId, salesChannel);
}

/** A merchant sets the price tags of SKUs, each for one channel (decisions 5.1, 5.4). */
@Injectable()
export class UpdateDestinationPrice {
  constructor(
    private readonly transactor: HttpTransactor,
    private readonly skuAwaiter: SkuAwaiter,
  ) {}

  /**
   * @returns the number of queued localizations: 1
   * @throws Refusal `unknown-sku`, `list-below-sale`, `unknown-sales-channel`, `country-mismatch`,
   * `channel-not-connected`, `amount-precision`, `payout-not-positive`; any error of `whenQueued`, in which case
   * nothing is queued
   */
  async queue(price: DestinationPrice, whenQueued: WhenQueued): Promise<number> {
    return this.skuAwaiter.whenKnown(price, () => this.queueOnce(price, whenQueued));
  }

  /** @returns undefined if merchant or SKU are not known */
  private queueOnce(price: DestinationPrice, whenQueued: WhenQueued): Promise<number | undefined> {
    const { merchantId } = price;
    return this.transactor.run({ merchantId }, async (unitOfWork) => {
      const [outcome] = await queueRows(unitOfWork, merchantId, [price]);
      if (!(outcome instanceof Refusal)) {
        await whenQueued(unitOfWork, 1);
        return 1;
      }
      if (outcome.code === 'unknown-sku') return undefined;
      throw outcome;
    });
  }

  /**
   * Queues the prices of a batch in one transaction, each by the rules of a single price (decision 5.12).
   * @param rows rows of this merchant
   * @returns the outcome of each row, in order: queued, the refusal that `queue` throws, or the row's own refusal
   * @throws any error of `whenQueued`, in which case nothing is queued
   */
  async queueBatch(
    merchantId: string,
    rows: readonly PriceRow<DestinationPrice>[],
    whenQueued: WhenBatchQueued,
  ): Promise<RowOutcome[]> {
    const skuIds = acceptedOf(rows).map(({ skuId }) => skuId);
    if (skuIds.length === 0) return rows.filter((row) => row instanceof Refusal);
    await this.skuAwaiter.untilKnown(merchantId, skuIds);
    return this.transactor.run({ merchantId }, async (unitOfWork) => {
      unitOfWork.asBulk();
      const outcomes = await queueRows(unitOfWork, merchantId, rows);
      if (acceptedOf(outcomes).length > 0) await whenQueued(unitOfWork, outcomes);
      return outcomes;
    });
  }
}

/**
 * Queues the prices that are not refused, in a transaction that has locked the SKUs.
 * @returns the outcome of each row
 */
async function queueRows(
  unitOfWork: UnitOfWork,
  merchantId: string,
  rows: readonly PriceRow<DestinationPrice>[],
): Promise<RowOutcome[]> {
  await lockReference(unitOfWork, 'shared');
  const wishes = await refuseWithoutPayout(
    unitOfWork,
    await wishesOf(unitOfWork, merchantId, rows),
  );
  const last = lastRows(wishes, priceKey);
  const isLast = (wish: Wish, index: number) => last.get(priceKey(wish)) === index;
  const queued = wishes.filter(
    (wish, index): wish is Wish => !(wish instanceof Refusal) && isLast(wish, index),
  );
  await queuePrices(unitOfWork, queued, 'update');
  return wishes.map((wish, index): RowOutcome => {
    if (wish instanceof Refusal) return wish;
    if (isLast(wish, index)) return { publishedCount: 1 };
    return { publishedCount: 0, supersededBy: last.get(priceKey(wish)) ?? index };
  });
}

/** The requested prices, or their refusals. */
async function wishesOf(
  unitOfWork: UnitOfWork,
  merchantId: string,
  rows: readonly PriceRow<DestinationPrice>[],
): Promise<PriceRow<Wish>[]> {
  const prices = acceptedOf(rows);
  const existingSkus = new Set((await lockSkus(unitOfWork, prices)).map(skuKeyText));
  const merchant = (await openChannels(unitOfWork, [merchantId])).get(merchantId);
  const channels = await findSalesChannels(
    unitOfWork,
    prices.map(({ salesChannel }) => salesChannel),
  );
  return rows.map((row) => {
    if (row instanceof Refusal) return row;
    if (!merchant || !existingSkus.has(skuKeyText(row))) return unknownSku(row);
    const channel = channels.get(row.salesChannel);
    const faults = [...faultsInChannel(row, merchant.channels, channel), ...faultsOfAmounts(row)];
    const refusal = refusalFor(faults);
    if (refusal) return refusal;
    const { currency } = required(channel, `the sales channel ${row.salesChannel}`);
    return { ...row, kind: 'destination', currency };
  });
}

/** Localizes the requested prices, to refuse a price that would leave no payout. */
async function refuseWithoutPayout(
  unitOfWork: UnitOfWork,
  rows: readonly PriceRow<Wish>[],
): Promise<PriceRow<Wish>[]> {
  const localizations = (await localizeWishes(unitOfWork, acceptedOf(rows))).values();
  return rows.map((row) => {
    if (row instanceof Refusal) return row;
    const localization = localizations.next().value;
    if (!localization || localization.ok || localization.code !== 'payout-not-positive') return row;
    const payout = fault('payout-not-positive', localization.detail, '/salePrice');
    return refusalFor([payout]) ?? row;
  });
}
