import { HttpTransactor, Batcher, uniqueKeyBatches, type UnitOfWork } from '#messaging';
import { acceptedOf, Refusal } from '#edge';
import { isTransientStoreError, workContext } from '#platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { skuKeyText } from '../prices/domain/price.js';
import { originWishes } from '../reference/keep-skus.js';
import { SkuAwaiter } from './sku-awaiter.js';
import { faultsOfAmounts, refusalFor, refuseAny, unknownSku } from './price-refusals.js';
import { lastRows, type PriceRow, type RowOutcome, type WhenBatchQueued } from './price-rows.js';
import { queuePrices } from '../prices/queue-prices.js';
import { lockReference, openChannels, type OpenChannels } from '../prices/store/reference.store.js';
import { lockSkus, saveOriginPrices, type OriginPrice } from '../prices/store/sku.store.js';

/** Called in the update's own transaction with the number of localizations that it queued. */
export type WhenQueued = (unitOfWork: UnitOfWork, publishedCount: number) => Promise<void>;

/** One request with one price or a batch. */
interface Call {
  traceparent: string | undefined;
  isBatch: boolean;
  /** Called in the transaction that has queued the known prices of the request. */
  whenQueued: (unitOfWork: UnitOfWork) => Promise<void>;
}

/** One price of a request with its result, which is undefined while its merchant or SKU is unknown. */
interface Item {
  price: OriginPrice;
  call: Call;
  publishedCount?: number;
}

/** The maximum number of single prices in a transaction; a larger batch has a separate transaction. */
const ITEMS_MAX = 50;
/** The maximum number of transactions of one merchant: half of the connections for requests. */
const TRANSACTIONS_AT_ONCE = 2;
/**
 * The maximum number of batchers. A batcher that is evicted while it works completes its work, and the next call starts
 * another.
 */
const MERCHANTS_MAX = 1_000;

/** A merchant sets the expected payout of SKUs, for every connected channel (decisions 5.1, 5.4). */
@Injectable()
export class UpdateOriginPrice {
  /**
   * A catalog is priced SKU by SKU: calls that arrive during a transaction share the next one. Each merchant has a
   * separate batcher, so no request waits for locks of another merchant.
   */
  private readonly batchers = new LRUCache<string, Batcher<Item>>({ max: MERCHANTS_MAX });

  constructor(
    private readonly transactor: HttpTransactor,
    private readonly skuAwaiter: SkuAwaiter,
  ) {}

  /**
   * @returns the number of queued localizations
   * @throws Refusal `unknown-sku`, `list-below-sale`; any error of `whenQueued`, in which case nothing is queued
   */
  async queue(price: OriginPrice, whenQueued: WhenQueued): Promise<number> {
    refuseAny(faultsOfAmounts(price));
    const traceparent = workContext.current()?.traceparent;
    return this.skuAwaiter.whenKnown(price, async () => {
      const call: Call = {
        traceparent,
        isBatch: false,
        whenQueued: (unitOfWork) => whenQueued(unitOfWork, item.publishedCount ?? 0),
      };
      const item: Item = { price, call };
      await this.batcherOf(price.merchantId).do([item]);
      return item.publishedCount;
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
    rows: readonly PriceRow<OriginPrice>[],
    whenQueued: WhenBatchQueued,
  ): Promise<RowOutcome[]> {
    const checked = rows.map((row) =>
      row instanceof Refusal ? row : (refusalFor(faultsOfAmounts(row)) ?? row),
    );
    const prices = acceptedOf(checked);
    if (prices.length === 0) return checked.filter((row) => row instanceof Refusal);
    await this.skuAwaiter.untilKnown(
      merchantId,
      prices.map(({ skuId }) => skuId),
    );
    const last = lastRows(checked, skuKeyText);
    const traceparent = workContext.current()?.traceparent;
    const call: Call = {
      traceparent,
      isBatch: true,
      whenQueued: (unitOfWork) => whenQueued(unitOfWork, outcomes()),
    };
    const items = new Map<number, Item>();
    for (const [index, price] of checked.entries()) {
      if (price instanceof Refusal || last.get(skuKeyText(price)) !== index) continue;
      items.set(index, { price, call });
    }
    const outcomes = () =>
      checked.map((row, index): RowOutcome => {
        if (row instanceof Refusal) return row;
        const lastIndex = last.get(skuKeyText(row)) ?? index;
        const publishedCount = items.get(lastIndex)?.publishedCount;
        if (publishedCount === undefined) return unknownSku(row);
        return lastIndex === index
          ? { publishedCount }
          : { publishedCount: 0, supersededBy: lastIndex };
      });
    await this.batcherOf(merchantId).do([...items.values()]);
    return outcomes();
  }

  private batcherOf(merchantId: string): Batcher<Item> {
    const runningBatcher = this.batchers.get(merchantId);
    if (runningBatcher) return runningBatcher;
    const batcher = new Batcher<Item>({
      maxItems: () => ITEMS_MAX,
      maxConcurrent: TRANSACTIONS_AT_ONCE,
      work: (items) => this.queueItems(merchantId, items),
      concernsAll: isTransientStoreError,
    });
    this.batchers.set(merchantId, batcher);
    return batcher;
  }

  /** Opens a transaction that locks the SKUs. */
  private async queueItems(merchantId: string, items: readonly Item[]): Promise<void> {
    const prices = items.map(({ price }) => price);
    await this.transactor.run({ merchantId }, async (unitOfWork) => {
      for (const item of items) delete item.publishedCount;
      await lockReference(unitOfWork, 'shared');
      const existing = new Set((await lockSkus(unitOfWork, prices)).map(skuKeyText));
      const open = await openChannels(unitOfWork, [merchantId]);
      const acceptedItems = items.filter(
        ({ price }) => existing.has(skuKeyText(price)) && open.has(price.merchantId),
      );
      // Items of one SKU are processed in the order received; a statement accepts each SKU at most once.
      for (const batch of uniqueKeyBatches(acceptedItems, ({ price }) => skuKeyText(price))) {
        await queueUniqueSkus(unitOfWork, batch, open);
      }
      for (const call of new Set(acceptedItems.map((item) => item.call)))
        await call.whenQueued(unitOfWork);
    });
  }
}

async function queueUniqueSkus(
  unitOfWork: UnitOfWork,
  items: readonly Item[],
  open: ReadonlyMap<string, OpenChannels>,
): Promise<void> {
  const prices = items.map(({ price }) => price);
  saveOriginPrices(unitOfWork, prices);
  for (const { price, call } of items) {
    if (call.traceparent !== undefined)
      unitOfWork.continueTrace(skuKeyText(price), call.traceparent);
    if (call.isBatch) unitOfWork.asBulk(skuKeyText(price));
  }
  await queuePrices(unitOfWork, originWishes(prices, open), 'update');
  for (const item of items) {
    item.publishedCount = open.get(item.price.merchantId)?.channels.length ?? 0;
  }
}
