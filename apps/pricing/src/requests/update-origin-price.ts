import { HttpTransactor, Batcher, uniqueKeyBatches, type UnitOfWork } from '#messaging';
import { acceptedOf, Refusal } from '#edge';
import { isTransientStoreError, workContext } from '#platform';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { skuKeyText } from '../prices/domain/price.js';
import { originWishes } from '../reference/keep-skus.js';
import { SkuAwaiter } from './sku-awaiter.js';
import { faultsOfAmounts, refusalFor, refuseAny, unknownSku } from './price-refusals.js';
import { lastRows } from './price-rows.js';
import type { PriceRow, RowOutcome, WhenBatchQueued } from './price-rows.js';
import { queuePrices } from '../prices/queue-prices.js';
import { lockReference, openChannels, type OpenChannels } from '../prices/store/reference.store.js';
import { lockSkus, saveOriginPrices, type OriginPrice } from '../prices/store/sku.store.js';

/** Called in the update's own transaction with the number of localizations that it queued. */
export type WhenQueued = (unitOfWork: UnitOfWork, publishedCount: number) => Promise<void>;

/** One request: of one price, or of a batch. */
interface Call {
  traceparent: string | undefined;
  /** Called in the transaction that has queued what is known of it. */
  whenQueued: (unitOfWork: UnitOfWork) => Promise<void>;
}

/** One price of a request, and its result: none while its merchant or SKU is unknown. */
interface Item {
  price: OriginPrice;
  call: Call;
  publishedCount?: number;
}

/** Of single prices; a batch of more has a transaction of its own. */
const ITEMS_MAX = 50;
/** Of one merchant: half of the connections for requests. */
const TRANSACTIONS_AT_ONCE = 2;
/** A batcher that is evicted while it works ends its work, and the next call begins another. */
const MERCHANTS_MAX = 1_000;

/** A merchant sends the payout that it expects for SKUs, for every connected channel (decisions 5.1, 5.4). */
@Injectable()
export class UpdateOriginPrice {
  /**
   * A catalogue is priced SKU by SKU: calls that come while a transaction is under way share the next. Each merchant has
   * a batcher of its own, so no request waits for what another merchant has locked.
   */
  private readonly batchers = new LRUCache<string, Batcher<Item>>({ max: MERCHANTS_MAX });

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
      const call: Call = {
        traceparent,
        whenQueued: (unitOfWork) => whenQueued(unitOfWork, item.publishedCount ?? 0),
      };
      const item: Item = { price, call };
      await this.batcherOf(price.merchantId).do([item]);
      return item.publishedCount;
    });
  }

  /**
   * Queues the prices of a batch in one transaction, each by the rules of a single one (decision 5.12).
   * @param rows all of this merchant
   * @returns the outcome of each row, in order: queued, the refusal that `queue` throws, or the one the row came with
   * @throws whatever `whenQueued` throws, and then nothing is queued
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
    const known = this.batchers.get(merchantId);
    if (known) return known;
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
      const known = items.filter(
        ({ price }) => existing.has(skuKeyText(price)) && open.has(price.merchantId),
      );
      // Items of one SKU follow each other in the order received; a statement takes each SKU at most once.
      for (const batch of uniqueKeyBatches(known, ({ price }) => skuKeyText(price))) {
        await queueUniqueSkus(unitOfWork, batch, open);
      }
      for (const call of new Set(known.map((item) => item.call))) await call.whenQueued(unitOfWork);
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
  }
  await queuePrices(unitOfWork, originWishes(prices, open), 'update');
  for (const item of items) {
    item.publishedCount = open.get(item.price.merchantId)?.channels.length ?? 0;
  }
}
