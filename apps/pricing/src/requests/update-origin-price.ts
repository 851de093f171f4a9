import { HttpTransactor, Batcher, uniqueKeyBatches, type UnitOfWork } from '#messaging';
import { isTransientStoreError, workContext } from '#platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { skuKeyText } from '../prices/domain/price.js';
import { originWishes } from '../reference/keep-skus.js';
import { SkuAwaiter } from './sku-awaiter.js';
import { faultsOfAmounts, refuseAny } from './price-refusals.js';
import { queuePrices } from '../prices/queue-prices.js';
import { lockReference, openChannels, type OpenChannels } from '../prices/store/reference.store.js';
import { lockSkus, saveOriginPrices, type OriginPrice } from '../prices/store/sku.store.js';

/** Called in the update's own transaction with the number of localizations that it queued. */
export type WhenQueued = (uow: UnitOfWork, publishedCount: number) => Promise<void>;

/** One request, and what came of it: nothing while its merchant or SKU is not known. */
interface Call {
  price: OriginPrice;
  whenQueued: WhenQueued;
  traceparent: string | undefined;
  publishedCount?: number;
}

const CALLS_MAX = 50;
/** Of one merchant: half of the connections for requests. */
const TRANSACTIONS_AT_ONCE = 2;
/** A batcher that is evicted while it works ends its work, and the next call begins another. */
const MERCHANTS_MAX = 1_000;

/** A merchant sends the payout that it expects for a SKU, for every connected channel (decisions 5.1, 5.4). */
@Injectable()
export class UpdateOriginPrice {
  /**
   * A catalogue is priced SKU by SKU: calls that come while a transaction is under way share the next. Each merchant has
   * a batcher of its own, so no request waits for what another merchant has locked.
   */
  private readonly batchers = new LRUCache<string, Batcher<Call>>({ max: MERCHANTS_MAX });

  constructor(
    private readonly transactor: HttpTransactor,
    private readonly skuAwaiter: SkuAwaiter,
  ) {}

  /**
   * @returns how many localizations were queued
   * @throws Refusal `unknown-sku`, `list-below-sale`; whatever `whenQueued` throws, and then nothing is queued
   */
  async queue(price: OriginPrice, whenQueued: WhenQueued): Promise<number> {
    refuseAny(faultsOfAmounts(price));
    const traceparent = workContext.current()?.traceparent;
    return this.skuAwaiter.whenKnown(price, async () => {
      const call: Call = { price, whenQueued, traceparent };
      await this.batcherOf(price.merchantId).do([call]);
      return call.publishedCount;
    });
  }

  private batcherOf(merchantId: string): Batcher<Call> {
    const known = this.batchers.get(merchantId);
    if (known) return known;
    const batcher = new Batcher<Call>({
      maxItems: () => CALLS_MAX,
      maxConcurrent: TRANSACTIONS_AT_ONCE,
      work: (calls) => this.queueBatch(merchantId, calls),
      concernsAll: isTransientStoreError,
    });
    this.batchers.set(merchantId, batcher);
    return batcher;
  }

  /** In a transaction that holds the SKUs' locks. */
  private async queueBatch(merchantId: string, calls: readonly Call[]): Promise<void> {
    const prices = calls.map(({ price }) => price);
    await this.transactor.run({ merchantId }, async (uow) => {
      for (const call of calls) delete call.publishedCount;
      await lockReference(uow, 'shared');
      const existing = new Set((await lockSkus(uow, prices)).map(skuKeyText));
      const open = await openChannels(uow, [merchantId]);
      const known = calls.filter(
        ({ price }) => existing.has(skuKeyText(price)) && open.has(price.merchantId),
      );
      // Calls about one SKU follow each other, as they came; the statements take each SKU at most once.
      for (const batch of uniqueKeyBatches(known, ({ price }) => skuKeyText(price))) {
        await queueUniqueSkus(uow, batch, open);
      }
    });
  }
}

async function queueUniqueSkus(
  uow: UnitOfWork,
  calls: readonly Call[],
  open: ReadonlyMap<string, OpenChannels>,
): Promise<void> {
  const prices = calls.map(({ price }) => price);
  saveOriginPrices(uow, prices);
  for (const { price, traceparent } of calls) {
    if (traceparent !== undefined) uow.continueTrace(skuKeyText(price), traceparent);
  }
  await queuePrices(uow, originWishes(prices, open), 'update');
  for (const call of calls) {
    call.publishedCount = open.get(call.price.merchantId)?.channels.length ?? 0;
    await call.whenQueued(uow, call.publishedCount);
  }
}
